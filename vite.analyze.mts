import base from './vite.config.ts';
export default { ...base, root: '/work/main', plugins: [...base.plugins, { name: 'an', generateBundle(_o, bundle) {
 if (!Object.keys(bundle).some(f=>f.includes('entry'))) return;
  const tot = {};
  for (const c of Object.values(bundle)) if (c.type === 'chunk') { for (const [id, m] of Object.entries(c.modules)) { const k = id.replace(/.*node_modules\//,'').split('/').slice(0, id.includes('react-router/') ? 9 : 2).join('/'); const key = c.fileName.replace(/-.*/, '')+' '+(id.includes('node_modules')?k:id.replace('/work/main/','').replace(/\?.*/,'')); tot[key] = (tot[key]||0) + m.renderedLength; } }
  console.log(Object.entries(tot).sort((a,b)=>b[1]-a[1]).filter(([k])=>!k.startsWith('assets/react ')).slice(0,22).map(([k,v])=>v+' '+k).join('\n'));
} }] };

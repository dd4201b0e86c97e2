type HousePartProps = { kind: 'door' | 'house' | 'tree' };

/** A part of the street beside the one line of an empty state (ui.md section 5). Follows shape and colours of the centre. */
export function HousePart({ kind }: HousePartProps) {
  return (
    <svg viewBox="0 0 120 112" className="street h-28 w-auto" aria-hidden="true" focusable="false">
      {kind === 'door' && <Door />}
      {kind === 'house' && <House />}
      {kind === 'tree' && <Tree />}
      <rect x="6" y="104" width="108" height="6" fill="var(--stquay)" />
    </svg>
  );
}

function Door() {
  return (
    <>
      <path className="only-round" d="M22 104V44a38 38 0 0 1 76 0v60Z" fill="var(--st1)" />
      <path className="only-straight" d="M22 104V26h14V14h16V4h16v10h16v12h14v78Z" fill="var(--st1)" />
      <path className="only-round" d="M38 104V52a22 22 0 0 1 44 0v52Z" fill="var(--st3)" />
      <path className="only-straight" d="M38 104V34h44v70Z" fill="var(--st3)" />
      <rect className="pane lit" x="53" y="42" width="14" height="19" />
      <circle cx="74" cy="78" r="3" fill="var(--stlit)" />
      <path d="M30 104h60l4 6H26Z" fill="var(--st5)" />
    </>
  );
}

function House() {
  return (
    <>
      <path className="only-round" d="M20 104V42c14 0 16-34 40-34s26 34 40 34v62Z" fill="var(--st2)" />
      <path className="only-straight" d="M20 104V42L60 8l40 34v62Z" fill="var(--st2)" />
      {[32, 53, 74].map((x, at) => (
        <rect key={x} className={at === 1 ? 'pane lit' : 'pane'} x={x} y="48" width="14" height="19" />
      ))}
      <rect className="pane" x="53" y="20" width="14" height="19" />
      <rect className="door" x="51" y="74" width="18" height="34" />
    </>
  );
}

function Tree() {
  return (
    <>
      <path d="M55 66h10l3 40H52Z" fill="var(--sttrunk)" />
      <circle cx="60" cy="38" r="34" fill="var(--sttree)" />
      <circle cx="38" cy="58" r="20" fill="var(--sttree2)" />
      <circle cx="82" cy="60" r="22" fill="var(--sttree)" />
    </>
  );
}

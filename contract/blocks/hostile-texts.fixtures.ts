/** What somebody writes who wants the page to run it: HTML, SVG, CSS, Markdown, templates and addresses. */

/** `hit()` must never be called. */
export const hostileTexts = [
  '<script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<svg onload=hit()><a xlink:href="javascript:hit()"><text>x</text></a></svg>',
  '"><iframe srcdoc="<script>hit()</script>">',
  '</h2><style>*{display:none}</style>',
  '<a href="javascript:hit()" style="position:fixed">x</a>',
  '[x](javascript:hit()) ![y](https://elders.nl/p.png) <b onclick=hit()>',
  '[x](//elders.nl) [y](data:text/html,<script>hit()</script>)',
  '| a | b |\n| --- | --- |\n| <img src=x onerror=hit()> | [z](vbscript:hit()) |',
  '{{constructor.constructor("hit()")()}} ${hit()}',
  "';hit();//--></title></textarea>",
  'url(javascript:hit()) expression(hit()) </style>',
  '\u202Etxt.exe\u2066 &#x3C;script&#x3E;hit()&#x3C;/script&#x3E;',
] as const;

/** Addresses that no link may have. */
export const unsafeAddresses = [
  'javascript:hit()',
  ' java\tscript:hit()',
  'data:text/html,x',
  '//elders.nl',
  '/\\elders.nl',
  'file:///x',
] as const;

/** Values of a colour or a variable of the stylesheet that would end it, fetch something or run. */
export const hostileStyles = [
  'red;}</style><script>hit()</script>',
  'url(https://elders.nl/p.png)',
  '#fff;background:url(//elders.nl/p.png)',
  'expression(hit())',
  'rgb(0 0 0)}*{display:none}',
  '@import "https://elders.nl/x.css"',
] as const;

/*
 * Markup that runs code on a page that injects it. Each calls `ran()`. Variants that differ only in
 * a handler's name or a tag's case aren't repeated.
 */

/** Script elements: complete, broken, and hidden in others. */
const scripts: readonly string[] = [
  '<script>ran()</script>',
  '<ScRiPt\n>ran()</sCrIpT\t>',
  '<script/x type="module">ran()',
  '<script src="data:text/javascript,ran()"></script>',
  '<script type="importmap">{"imports":{"react":"data:text/javascript,ran()"}}</script>',
  '<script><!--\nran()\n--></script>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<\u0000script>ran()</script>',
  '</p></title></textarea></style>--><script>ran()</script>',
  '<svg><script href="data:text/javascript,ran()"/></svg>',
  '<template><script>ran()</script></template>',
  '<noscript><script>ran()</script></noscript>',
];

/** Event handlers that run at once, and those that wait for a user. */
const handlers: readonly string[] = [
  '<img src=x onerror=ran()>',
  '<IMG/SRC=x/OnErRoR=`ran()`>',
  '<img\nsrc=x\nonerror\n=\n"&#x72;an&lpar;&rpar;">',
  '<img src=x x="a>b" onerror=ran() onerror=1>',
  '"><img src=x onerror=ran()>',
  '<picture><source srcset=x><img onerror=ran()></picture>',
  '<body onload=ran()>',
  '<svg/onload=ran()//',
  '<svg><animate onbegin=ran() attributeName=x dur=1s>',
  '<math><mi onclick=ran()>x</mi></math>',
  '<video poster=x onloadstart=ran()><source onerror=ran() src=x></video>',
  '<iframe onload=ran()></iframe>',
  '<style onload=ran()></style>',
  '<input autofocus onfocus=ran()>',
  '<details open ontoggle=ran()>x</details>',
  '<dialog open onclose=ran()><form method=dialog><button>x</button></form></dialog>',
  '<marquee onstart=ran()>x</marquee>',
  '<p tabindex=1 contenteditable onfocusin=ran()>x</p>',
  '<p style="animation:a" onanimationstart=ran()>x</p>',
  '<custom-element onclick=ran() is=x>x</custom-element>',
];

/** Elements that load, frame, redirect, or restyle. */
const elements: readonly string[] = [
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<object data="javascript:ran()"><param name=src value="javascript:ran()"></object>',
  '<embed src="javascript:ran()">',
  '<base href="javascript:ran()//">',
  '<meta http-equiv=refresh content="0;url=javascript:ran()">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<link rel=stylesheet href=https://evil.example/a.css>',
  '<style>@import "javascript:ran()";</style>',
  '<p style="background:url(javascript:ran())">x</p>',
  '<table background="javascript:ran()"><td background="javascript:ran()">x</table>',
  '<form action="javascript:ran()"><button formaction="javascript:ran()">x</button></form>',
  '<svg><a xlink:href="javascript:ran()"><text y=9>x</text></a></svg>',
  '<svg><a><set attributeName=href to="javascript:ran()"/><text y=9>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=ran()>#x"/></svg>',
  '<math href="javascript:ran()">x</math>',
  '<map name=m><area href="javascript:ran()" shape=default></map><img usemap=#m src=/a.png>',
];

/** Markup that parsers read differently, or that changes its meaning when serialized. */
const confusions: readonly string[] = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=ran()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=ran()>',
  '<svg></p><style><a id="</style><img src=x onerror=ran()>">',
  '<svg><desc><p><style><img src=x onerror=ran()></style>',
  '<noscript><p title="</noscript><img src=x onerror=ran()>">',
  '<textarea><p title="</textarea><img src=x onerror=ran()>">',
  '<iframe><p title="</iframe><img src=x onerror=ran()>"></iframe>',
  '<xmp><p title="</xmp><img src=x onerror=ran()>">',
  '<plaintext><img src=x onerror=ran()>',
  '<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=ran()>">',
  '<table><a><tr><img src=x onerror=ran()></table>',
  '<!--><img src=x onerror=ran()>-->',
  '<!-- --!><img src=x onerror=ran()>-->',
  '<![CDATA[><img src=x onerror=ran()>]]>',
  '<?xml version="1.0"?><img src=x onerror=ran()>',
  '</<img src=x onerror=ran()>',
  '<p title="<img src=x onerror=ran()>">x</p>',
  "<p title='\"><img src=x onerror=ran()>'>x</p>",
  '<a href="x<img src=x onerror=ran()>',
  '<img src=x onerror=ran()',
  '&amp;lt;img src=x onerror=ran()&amp;gt;',
  '&#0000060script&#0000062ran()',
  '%3Cscript%3Eran()%3C/script%3E',
  '\\u003cscript\\u003eran()\\u003c/script\\u003e',
  '＜script＞ran()＜/script＞',
  '<img\u00a0src=x\u00a0onerror=ran()>',
];

/** Attacks on pages that put text into templates or scripts, or look for known names. */
const templates: readonly string[] = [
  "{{constructor.constructor('ran()')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an attack that must stay plain text
  '${ran()}',
  "';ran();//",
  '<p v-html="ran()" x-data x-init="ran()" hx-on:click="ran()">x</p>',
  '[x](javascript:ran())',
  '![x](x"onerror="ran())',
  '![x"><img src=x onerror=ran()>](/a.png)',
  '<form id=document><input name=cookie></form>',
  '<a id=hydration-data href="x:ran()">x</a>',
];

export const payloads = [...scripts, ...handlers, ...elements, ...confusions, ...templates];

/**
 * Addresses that run code, use other protocols, or hide their target. None may reach `src` or
 * `href`.
 */
export const addresses: readonly string[] = [
  'javascript:ran()',
  ' JaVaScRiPt:ran()',
  '\u0001javascript:ran()',
  '\u00a0javascript:ran()',
  'java\r\nscript:ran()',
  'java\u0000script:ran()',
  'javascript&colon;ran()',
  '&#0000106avascript:ran()',
  'java&Tab;script:ran()',
  'javascript:/*https://x.example/a.png*/ran()',
  'vbscript:ran()',
  'view-source:javascript:ran()',
  'data:text/html,<script>ran()</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="ran()"/>',
  'data:image/png;base64,AAAA',
  'blob:https://x.example/1',
  'file:///etc/passwd',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  '\\\\evil.example\\a.png',
  '/\t/evil.example/a.png',
  'https:evil.example',
  'https:///',
  'http://user:secret@evil.example/a.png',
  'https://x.example\u202e/gnp.a',
];

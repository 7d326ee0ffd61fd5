import type { EditorSection } from '../content/sections.ts';

interface Paste {
  html: string;
  sections: readonly EditorSection[];
}

/** What Word for Windows puts on the clipboard, shortened. */
export const wordPaste: Paste = {
  html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-US>
<!--StartFragment--><h1>Light the trunk<o:p></o:p></h1><h3>Not the sky</h3>
<p class=MsoNormal style='margin:0' onclick="alert(1)">Aim it <b style='mso-bidi-font-weight:normal'>straight</b> up, and see <a href="javascript:alert(1)">this</a> or <a href="https://x.example/a">that</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;</span></span></span><![endif]>Warm light</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>A narrow beam</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Walk to the street</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Lamp</p></td><td><p class=MsoNormal>2700 K</p></td></tr></table>
<p class=MsoNormal><img width=200 src="file:///C:/Users/a/image001.png"><img src="https://x.example/a.png"></p>
<script>alert(1)</script><!--EndFragment--></body></html>`,
  sections: [
    { type: 'heading', text: 'Light the trunk' },
    { type: 'subheading', text: 'Not the sky' },
    {
      type: 'paragraph',
      text: [
        { text: 'Aim it ' },
        { text: 'straight', strong: true },
        { text: ' up, and see this or ' },
        { text: 'that', href: 'https://x.example/a' },
        { text: '.' },
      ],
    },
    { type: 'list', items: ['Warm light', 'A narrow beam'] },
    { type: 'list', items: ['Walk to the street'], isOrdered: true },
    { type: 'paragraph', text: 'Lamp' },
    { type: 'paragraph', text: '2700 K' },
  ],
};

/** What Google Docs puts on the clipboard, shortened. */
export const docsPaste: Paste = {
  html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400;">Dusk</span></h2><p dir="ltr"><span style="font-weight:700;font-style:italic">Two thirds</span><span style="font-weight:400"> of the yard.</span></p><ul><li dir="ltr"><p dir="ltr"><span>One tree</span></p></li></ul></b>`,
  sections: [
    { type: 'heading', text: 'Dusk' },
    {
      type: 'paragraph',
      text: [{ text: 'Two thirds', strong: true, emphasis: true }, { text: ' of the yard.' }],
    },
    { type: 'list', items: ['One tree'] },
  ],
};

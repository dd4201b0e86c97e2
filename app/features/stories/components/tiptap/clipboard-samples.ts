/** What programs put on the clipboard, shortened but otherwise as they do. */

export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin-bottom:8.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=NL style='tab-interval:35.4pt'><!--StartFragment-->
<h1><span lang=NL style='mso-ansi-language:NL'>Samen koken<o:p></o:p></span></h1>
<p class=MsoNormal><span lang=NL style='mso-ansi-language:NL'>Elke <b>dinsdag</b> om <i>tien uur</i>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=NL><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=NL>Schort<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;</span></span><![endif]>Van katoen<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Goede zin<o:p></o:p></p>
<p class=MsoNormal><img width=64 height=64 src="file:///C:/Users/ria/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" v:shapes="x1"></p>
<!--EndFragment--></body></html>`;

export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8a1c6d5e-7fff"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt"><span style="font-size:16pt;font-family:Arial;font-weight:400;text-decoration:none">Wat ga je doen?</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:400">Je helpt </span><span style="font-size:11pt;font-weight:700">vier</span><span style="font-weight:400;font-style:italic"> bewoners</span><span style="font-weight:400"> en leest </span><a href="https://voorbeeld.nl/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;font-weight:400">het verhaal</span></a><span>.</span></p><ul style="margin-top:0"><li dir="ltr" aria-level="1" style="list-style-type:disc"><p dir="ltr" role="presentation"><span>koffie</span></p></li></ul><br /><p><span><span style="border:none;display:inline-block"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="401" /></span></span></p></b>`;

export const fromWebPage = `<meta charset='utf-8'><div class="article" style="box-sizing:border-box" onclick="hit()"><div>Eerste regel</div><div>Tweede regel met <span style="font-weight:600" class="hl">nadruk</span></div><table border="1" cellpadding="4"><thead><tr><th style="width:50%">Dag</th><th>Tijd</th></tr></thead><tbody><tr><td>Dinsdag</td><td>10.00 uur</td></tr></tbody></table><img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="><iframe src="https://elders.example/"></iframe><script>hit()</script></div>`;

export const fromOwnPage = (origin: string): string =>
  `<meta charset='utf-8'><p>Zie <a href="${origin}/nieuws/oogst">het nieuws</a> <img src="${origin}/drawings/scene-tuin.svg" alt="Tuin"></p>`;

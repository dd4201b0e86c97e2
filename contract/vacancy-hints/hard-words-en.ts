/**
 * English words and phrases above B1, each with the everyday word that can stand in its place as it is. Our own choice for texts about volunteer
 * work, in British spelling; it follows the idea of the table 'Use simple words and phrases' of plainlanguage.gov, which is in the public domain (CC0 1.0).
 */
export const hardWordsEn = `
accompany=go with; accomplish=do; accordingly=so; acquire=get; additional=extra; adequate=enough; adjacent to=next to; advantageous=helpful;
affinity with=a feel for; aforementioned=these; alleviate=ease; ameliorate=improve; anticipate=expect; approximately=about;
ascertain=find out; aspirations=hopes; assist in=help with; assist with=help with; assist=help; assistance=help; assisting=helping;
assists=helps; at the present time=now; attain=reach; beneficial=good; beneficiaries=people we help; capabilities=skills; cease=stop;
close proximity=near; collaborate with=work with; collaborate=work together; collaborates with=works with; commence=start; commences=starts;
commencing=starting; communicate=talk; competencies=skills; competent=able; comply with=follow; comprise=include; comprises=includes;
concerning=about; consequently=so; consolidate=join; constitutes=is; contribute to=help with; contributes to=helps with; coordinate=plan;
coordinates=plans; demonstrate=show; demonstrates=shows; designate=choose; disseminate=spread; due to the fact that=because;
duration=length; eliminate=remove; empower=help; encounter=meet; endeavour=try; engage with=talk to; enhance=improve; ensure=make sure;
establish=set up; evaluate=judge; excluding=without; expertise=knowledge; facilitate=help; facilitates=helps; facilitating=helping;
familiarise=get to know; finalise=finish; for the duration of=during; for the purpose of=for; frequently=often; fundamental=basic; hence=so;
henceforth=from now on; identify=find; implement=carry out; implements=carries out; in accordance with=by; in addition to=besides;
in addition=also; in advance of=before; in close collaboration with=together with; in collaboration with=with; in conjunction with=with;
in order to=to; in receipt of=getting; in regard to=about; in relation to=about; in the event of=if there is; in the event that=if;
in the near future=soon; inception=start; incorporate=include; indicate=show; individuals=people; initially=at first; initiate=start;
innovative=new; inquire=ask; interact with=talk to; leverage=use; liaise with=talk to; likewise=also; locality=area; locate=find;
methodology=way; minimise=make smaller; modify=change; monitor=watch; moreover=also; necessitate=need; nevertheless=still; notify=tell;
notwithstanding=despite; numerous=many; objectives=goals; obligation=duty; obtain=get; obtains=gets; on a regular basis=often;
on a weekly basis=every week; optimal=best; optimum=best; participants=people who join; participate in=take part in; participate=take part;
participates=takes part; participation=taking part; personnel=staff; pertaining to=about; possess=have; possesses=has; predominantly=mostly;
premises=building; prior to=before; prioritise=put first; proactive=quick to act; procure=get; proficiency=skill; proficient in=good at;
promptly=quickly; provide=give; provides=gives; purchase=buy; pursuant to=under; regarding=about; reimburse=pay back; reimbursed=paid back;
reimbursement=money back; relating to=about; relocate=move; remuneration=pay; requires=needs; reside=live; resides=lives;
residing in=living in; retain=keep; solely=only; state-of-the-art=new; strengthen=build up; subsequent=next; subsequently=later;
substantial=large; sufficient=enough; supplementary=extra; terminate=end; thereafter=then; therefore=so; transmit=send; undertake=do;
upon=on; utilise=use; utilises=uses; utilize=use; utilizes=uses; vacate=leave; validate=check; verify=check; volunteerism=volunteering;
vulnerable individuals=people who need help; whereas=while; whilst=while; with reference to=about; with regard to=about;
with respect to=about; with the exception of=except
`;

/**
 * The 2684 most common leaked passwords that are long enough for ours and that weak-password.ts doesn't recognize.
 * Lower case. They are from the 49,233 in @zxcvbn-ts/language-common 4.1.3 (MIT; © 2012-2016 Dan Wheeler and Dropbox,
 * Inc., 2021 @zxcvbn-ts), and from the 3,000 most common ones of our length in Mark Burnett's ten million passwords
 * (public domain).
 */
export const LEAKED_PASSWORDS: ReadonlySet<string> = new Set(
  `..qlvvcvdeero ..xrlqiyeopco 0000000000d 0000000000o 000777fffa 0099887766 0102030405 010203040506 010203040506070809 010823dfcz 012345678910
  0123456789a 0123654789 0123698745 014702580369 0147258369 0147852369 0147896325 015536822v 0192837465 01telemike01 025802588520 02987654321
  05021991inna 050605rostik 0528325452mr 070793monolit 0987612345 09876543211234567890 0987654321a 0987654321q 0989161740 099453784sem 0995359291
  0cdh0v99ue 0xfhs03269 100894olol 1010810108 1020304050 102030405060 1029384756 1029384756a 1029384756q 10293847qp 1111111111a 1111111111m
  1111111111q 1111111111zz 1111122222 11111aaaaa 11111qqqqq 1112131415 111222333000 111222333444 111222333444555 111222333a 111222333q 1122334455
  112233445566 11223344556677 1122334455a 1123581321 112358132134 1133557799 11qq22ww33ee 1212312121 1213141516 1213141516171819 1223334444
  122333444455555 1223344556 1223505sayana 1231231234 123123123a 123123123q 123123123z 123123qweqwe 123321123321 123321456654 123321qweewq 1234509876
  1234554321 1234554321a 1234554321q 1234560987 1234562000 12345654321 12345665432 123456654321 123456654321a 1234567123 12345672000 12345677654321
  123456782000 1234567887654321 12345678900 123456789000 12345678900987654321 1234567890987654321 1234567890a 1234567890as 1234567890b 1234567890d
  1234567890g 1234567890k 1234567890l 1234567890m 1234567890o 1234567890p 1234567890q 1234567890qaz 1234567890qw 1234567890qwe 1234567890s 1234567890v
  1234567890w 1234567890z 1234567890zzz 1234567891 12345678910 123456789101 1234567891011 123456789101112 12345678912 123456789123 123456789123456
  1234567892000 1234567895 1234567898 12345678987654321 1234567899 123456789987 1234567899876543 123456789987654321 12345678999 123456789a 123456789aa
  123456789aaa 123456789abc 123456789as 123456789asd 123456789azat 123456789b 123456789c 123456789d 123456789e 123456789f 123456789g 123456789h
  123456789i 123456789j 123456789k 123456789l 123456789m 123456789n 123456789o 123456789p 123456789q 123456789qaz 123456789qq 123456789qqq 123456789qw
  123456789qwe 123456789r 123456789s 123456789ss 123456789t 123456789v 123456789w 123456789x 123456789y 123456789z 123456789zx 123456789zxc
  123456789zz 12345678qwe 1234567qwe 123456vova 12345q12345 1234qw1234qw 1234qwerasdf 1234qwerasdfzxcv 1236547890 123654789a 1236987005 12369874123
  123698745a 12369874qq 123ewqasdcxz 123hfjdk147 123qwe123qwe 123qweasdzx 123qweasdzxc 123sas4758 125712571257d 12andriy14 1302alex1994 1324354657
  1324354657687980 132forever 1346798520 1357902468 1357908642 1357913579 1357924680 1357997531 141312190296q 142536475869 1471214712qwe 1472583690
  147258369a 147258369q 147258369z 147852369z 147852gogozen 1478963215 1488ss1488 14bestlist 159357159357 159753159753 1597532486 159753258456
  159753456852 1597534682 1702alex1991 17171717aa 1928374650 1928374655 192837465q 193570356033 193711101994a 1958proman 1986irachka 1994200414
  19952009sa 19960610ilja 19mtpgam19 1a2a3a4a5a 1a2a3a4a5a6a 1a2b3c4d5e 1a2s3d4f5g 1a2s3d4f5g6h 1pass1page 1q2q3q4q5q 1q2q3q4q5q6q 1q3e5t7u9o
  1qa2ws3ed4rf 1qa2ws3ed4rf5tg 1qazxcvbnm 1qazxsw23edc 1qazxsw23edcvfr4 1rus27540102 1z2x3c4v5b 20102010ss 20162016up 2143658709 2222333344445555
  2244668800 2267137151 228gfgbhjcbv 23176djivanfros 234589frendz 2347172123 23wkoa0fp78dk 2419411945 2468013579 2507905048 2606642yra 26429vadim
  27051993my 277rte87hryloitru 28401losali 2947819540 2dumb2live 2pacshakur 300cgfhnfywtd 3012292113 30secondstomars 31217221027711 31321dj51982
  3141592654 32158900666 3216732167 3240500777 32615948worms 3322607093 3454051maksim 3478526129 38gjgeuftd 3f3fpht7op 3rjs1la7qe 3syqo15hil
  4062056totoot 413276191q 41d8cd98f00b 420842084208555 4294967296 4465134444 456456456q 4648246482 4815162342 4815162342a 4815162342lf 4815162342lost
  4815162342q 4815162342s 4815162342x 4815162342z 4904s677075 4rdf_king7 5152535455 5236987410 541233432442 5432112345 5432167890 54322q22345
  5532361cnjqrf 5544332211 55555aaaaa 5566778899 5647382910 5858855abc 589632147a 59382113kevinp 5hsu75kpot 5t4r3e2w1q 6215mila6215 671fsa75yt
  675675675a 68iypneg6u 70780070780 7410258963 7410852963 7418529630 741852963q 742617000027 7539514862 7777755102q 787898mich 7894561230 789456123a
  789456123q 7896321456 7896541230 791017941s 7elephants 7jokx7b9du 7ugd5hip2j 80070633pc 80361665abc 80502542102 80503722372 80633459472qw
  80637852730 80663635606 80672091913 80679047880 8096468644q 80966095182z 80969260620 80972694711 80988218126 80990606390 852456852456 87654321vv
  87e5nclizry 88002000600 89015173454 89023346574 89032073168 89055521933 89057003343 89063032220m 89105249698 89128830153 89132664230 89172735872
  89181502334 89183891205 89211375759 89231243658s 89600506779 89614774181 89876065093rax 89semtsriuty 8hgy16vqvq 8mlzimzslmjf 8phrowz622 8phrowz624
  9021090210 9085084232 9085603566 9105425888 9293709b13 92k2cizcdp 951753852456 9638527410 9731553197 9874563210 9876543210q 9876543211 987654321a
  987654321d 987654321g 987654321m 987654321q 987654321w 987654321z 989244342a 9988776655 999111999q 99strenght 9n1vac6wgw 9z5ve9rrcz a123456789
  a1234567890 a123456789a a1a2a3a4a5 a1b2c3d4e5 a1s2d3f4g5 a1s2d3f4g5h6 a3eilm2s2y a514527514 a550777954 a58wtjuz4u a789456123 a987654321
  a9n87u2jved9y aa123456789 ababagalamaga abc12345678 abc123456789 abc123abc123 abdullayev abercrombie abracadabr abracadabra abrakadabra absolutely
  accessibilit acckeyboard accountant accountbloc accounting activation ad12345678 administrato adoxreadme adrenaline aezakmi123 afghanistan
  afireinside afrika2002 afynfcnbrf agnieszka1 aionrusian ajcuivd289 ajnjfggfhfn ajnjuhfabz aksjdlasdakj89879 alabama123 alejandro1 aleksandar
  aleksander aleksandra aleksandrov aleksandrova aleksey1986 alertemailms alertpaydoubl alessandra alessandro alex123456789 alexandra1 alexandria
  alexandrovna alexsander alinaalina alisaalisa alisokskok alkanaft123 allahakbar allahuakbar allthetime alpha135792468 alphabravo alphaomega
  altagracia alteclansing alternativ alternativa alternative am4h39d8nh amadeusptfcor ambassador america123 amsterdam1 an83546921an13 anastasija
  anastasiya anderlecht andrewjackie andrey1234 andrey1992 andrey1994 andrey2010 angelangel angelochek angelofwar anhyeuem123 animal2000 anniversary
  antananarivu antichrist antihero77 antikiller antipidrid antoshenechka anytimetoday apocalipsis apocalypse apokalipsis applejuice applesauce
  architecture armageddon artemartem asd123asd123 asdfdsasdf asdfggfdsa asdfgzxcvb ashleigh69 asshole123 astalavista astonmartin astonvilla
  astra334566 athens2004 auckland2010 australia1 automobile avadakedavra avrillavigne awdqseawdssa awdrgyjilp awesome123 awo8rx3wa8t azerbaijan
  azerbaycan azsxdcfvgb azsxdcfvgbhn azwebitalia babemagnet babycakes1 backstreet badiman28200 badnaamhere badreligion baloncesto bangladesh
  barabashka barbarian13 barbariska barbarossa bartholomew bartsimpson bassmaster battlefield battlestar beautiful1 belladonna benchpress berezuckiy
  berlin1945 bernadette bestfriend bestfriends bestpker09 beverlyhills bezparolya bhrh0h2oof6xbqjeh biblioteka bigbrother billionaire birmingham
  birthday10 birthday100 birthday133 birthday21 birthday26 birthday27 birthday28 birthday299 birthday36 birthday52 birthday54 birthday55 blackadder
  blackangel blackberry blackblack blackdragon blackhawks blackheart blackhorse blackknight blacklabel blackmagic blackmetal blackpussy blackshadow
  blacksheep blacksonblon blackstone blackwhite bladerunner blingbling blitzkrieg bltynbabrfwbz blueberry1 bluedevils bluedragon bluemonkey
  bmvm3e46gtr bobmarley1 bobthebuilder bondarenko bonneville boredboi4u bossyak123 bot_schokk boy1cool23 boy4u2ownnyc bpgjldsgjldthnf brainstorm
  braveheart breakdance brickhouse britney916 brotherhood brucewayne bruteforce buccaneers bujhmbujhm bulletproof bullnuts2003 bullwinkle burgerking
  bushmaster businessbabe butterbean butterflies bvgthfnhbwf bvncnbnvvbn bwcc2009new byajhvfnbrf byascyther byrdbpbnjh byyjrtynbq c0m1cb00kdb
  c123456789 c43dae874d c43qpul5rz c7e4f8ezqh cagliostro calculator california california1 callofduty callofduty4 callscesetup candyeater candyfinger
  cannabis90 cannondale cappuccino capricorni carmichael casablanca caterpillar catherine1 cbvtycbyjrbz cdtnfcdtnf cegthgegth cegthgfhjkm celtic1888
  cfifvfif211 cfkfvfylhf cfvfzcxfcnkbdfz cfvfzkexifz cfvfzrhfcbdfz cgfhnfrvjcrdf cgfhnfrxtvgbjy cghfdjxybr cghfdtlkbdjcnm cgtkcbyuth cgtwbfkbcn
  challenger changelangms characters charleston charliedog charlotte1 charmander cheaphornybastard cheburashka checkitout cheerleader cheerleaers
  cheeseburger cheesecake chessmaster chester123 chesterfield chevytruck chicagobulls chicken123 chickenhawk chickenwing101 chinchilla chrisbrown
  christiaan christian1 christiane christine1 christophe christopher christopher1 chucknorris chumley4870 chupakabra cincinnati cinderella cippalippa
  civilization cjcfnmdctv cjdthitycndj cjybthbrcjy ckfltymrfz clean874524 clementine clitlicker clubpenguin cnfc35762209 cnfdhjgjkm cnfhjghfvty
  cnfnbcnbrf cnhfnjcathf cnhjbntkmcndj cnjvfnjkju coccinella cockgobbler cocksucker coinstallers colchester collection combat123654 comedyclub
  comicbookdb comicbookdb1 comicbooks commercial compatible compliance computador computadora concepcion conference confidence configuratio configured
  connection constantin constantine constitution construction consultant consulting contortionist contrasena control123 controller coolbugi2000
  coorslight copacabana copenhagen corinthians corperfmonsy corporation cosanostra cosmopolitan costruzioni counterstrike cradleoffilth cranberries
  crazyhorse crepusculo cristopher ctdfcnjgjkm cthnbabrfn ctrnjhufpf cumberland cuntfinger cuntlicker cvzefh1gkc cxfcnkbdfz cxfcnkbdxbr cxfcnmttcnm
  cyberonline cyecvevhbr cyjdsvujljv cytuehjxrf czps5nyndwcksc d987654321 daddysgirl dagestan05 dance4life dancedance danildanil dantheman123
  darjeeling darkjavell9 darkknight darthvader dashadasha daugavpils1 dazdraperma dbrnjhjdbx dbrnjhjdyf dctgblfhfcs dctvcjcfnm dctvghbdtn deathmetal
  december12 deeppurple deepthroat deerhunter degenerationx deltaforce demolition den1020834880 denis12345 denisdenis department depechemode
  description desperados destination destruction deutschland devastator deviceclass devildriver devilmaycry devilmaycry4 dfcbkmtdyf dfczgegrby
  dfgdrb5se4 dfkthmtdyf dfktynbyrf dhjnvytyjub diamond123 dictionary difference digitalprodu diosesamor dirtysouth dirtywhore disneyland diunilaobu8*
  divemaster djljghjdjl dkflbckfdf dkflbdjcnjr dkflbvbhjdbx dkflbvbhjdyf dmiller12as dodgeviper doggystyle dogphil3650 dollarbill domainlock2004
  domainlock2005 domination domodedovo donaldduck donkeykong dontforget doubleplay dragonball dragonballz dragonfire dragonfly1 dragonforce
  dragonlance dragonlord dragonslayer dreamonline dreamworks drumandbass drummerboy dsdctufdyj dsdctujdyj dtynbkznjh dunnowho89 duranduran
  dvtcntyfdctulf dyenhtdtyyj dzxtckfdjdyf e1l2e3n4a5 e6pz84qfcj earthquake edwardcullen efbcapa201 efwe5tgwa5twhgd eghfdktybt eikocarol13 ejaculation
  ekaterina20 ekx1x3k9bs electrical electronic electronica electronics elitedollars elizabeth1 elsalvador emmawatson engineering enterprise
  entertainment enumerator eqes606898 equilibrium ereyes4269 escaflowne euamominhamae eulacomplete evanescence evangeline evangelion everything
  excellence expedition experience experienced eybdthcbntn eyeshield2 f19911991f f1f2f3f4f5 f64579820f fahrenheit fallenangel falloutboy fantastic4
  fartripper fatboyslim fatima753357 fcbarcelona fcnfkfdbcnf fdnjhbpfwbz felicidade fenerbahce ferrari360 feyenoord1 fgghjrcbvfwbz fggjkbyfhbz
  fgjkbyfhbz fgjrfkbgcbc fgtkmcbyrf fgtkmcbyxbr fighting54 finalfantasy findaupair007 fiorentina fire231989 firefighte firefighter firestarter
  firstone123 fishfinger fishyfinger fitzgerald fixedbutton fkg7h4f3v6 fkmnthyfnbdf fktrcfylh1 fktrcfylhbz fktrcfylhf fktrcfylhjd fktrcfylhjdbx
  fktrcfylhjdf fktrcfylhjdyf fktrcfylth fktrcttdyf flashlight flashpoint flintstone flvbybcnhfnjh flvbybcnhfwbz flyfishing fooma091194fds foreverlove
  foreveryoung forgetmenot formatters formulaone forzainter forzamilan foundation frankenstein frankzappa frederiksberg freeaccess freelancer
  freelander freetraffic frenchkiss freyfvfnfnf friendship friendster froinlaven fromvermine frozenfish fuck_inside fuckedupshit fuckinglove
  fuckingshit fuckinside fuckintits fuckmehard fuckmylife fuckoff123 fuckoff666 fuckthemall fucktheworld fuckthroat fuckyou123 fuckyoubitch
  fuckyouguys fufnfrhbcnb funnybunny fuxedboost fva27091994 fyfcnfcbz1 fyfnjkmtdbx fyfnjkmtdyf fynfyfyfhbde fypjhbr007dfcz007rfr fyukbqcrbq
  g00dpa$$w0rd galatasara galatasaray gamemaster gamemaster12 gangbanged gankutsuou1989 gatekeeper gblfhfcbyf gearsofwar general007 generallee
  generation geniusgenius genuineintel georgetown gerasimova gettysburg gfgjhjnybr gfhfcjkmrf gfhfktkjuhfv gfhfvgfvgfv gfhjkm1234 gfhjkm123456
  gfhjkm2011 gfhjkmgfhjkm ghbdtn12345 ghbdtncerf ghbdtndctv ghbdtnfylhtq ghbdtnghbdtn ghbdtngjrf ghbdtnrfrltkf ghbdtnvtldtl ghhh47hj764 ghhh47hj7649
  ghjatccbjyfk ghjbpdjlcndj ghjcnbnenrf ghjcnbnewbz ghjcnbvtyz ghjcnhfycndj ghjcnjabkz ghjcnjdkfl ghjcnjgbpltw ghjcnjgfhjkm ghjcnjghbrjk ghjcnjghjcnj
  ghjcnjnfr1 ghjcnjqgfhjkm ghjcnjrdfibyj ghjcnjrdfif ghjcnjvfhbz ghjdjrfwbz ghjgfufylf ghjnbdjcnjzybt ghjnbdjufp ghjrehfnehf ghjrjgtyrj ghjuhfvbcn
  ghjuhfvvbcn ghostrecon ghostrider ghtdtlvtldtl ghtpthdfnbd ghtrhfcyfz gianfranco gide11ok9b gilbert2707 gillingham gimopoy123 girlfriend gjdtkbntkm
  gjhjlfcjqrb gjikbdctyf gjkbnjkjubz gjkbyf5743 gjkmpjdfntkm gjkyjkeybt gjkysqgbpltw gjyjvfhtdf gjyjvfhtyrj gjytltkmybr gladiator2 gladiator3
  gladiator5 glorfindel godisgreat godzils4s7 goldfinger goldhill25 good123654 goodfellas goodmorning goodwrench googlecheckou gordolee85 gossipgirl
  graafschap grandmaster grandorgue grasshopper greatlivaja greatwhite greedisgood greenapple greenfield greengrass greengreen greenhouse greenlantern
  grimreaper groupd2013 gtasanandreas gthcgtrnbdf gthgtylbrekzh gthtcnhjqrf gthtrfnbgjkt gthtrhtcnjr gtnhj328903 gtnhjpfdjlcr guadalajara guitarhero
  gunayka1995 gundamwing gunnerhead gunslinger gunsnroses gxlmxbewym gy3yt2rgls h1y4dua229 h2tmc4g358 h72sfibbnl h_froeschl7 hakunamatata hallelujah
  hammerfall hammerhead hammertime handkerchief hannover96 happyhappy hardwareid harekrishna harrypotte harrypotter hd764nw5d7e1vb1 hd764nw5d7e1vbv
  headhunter heartagram heartbreaker heavymetal hedimaptfcor heidelberg heisenberg helicopter hellodolly hellokitty hellothere hellraiser hellsbells
  herooflife hesoyam123 highlander highschool hijodeputa hilaryduff hitsbooster hjpjxrf23062007 hocuspocus hollister1 hollywood1 holyspirit hondacivic
  hondas2000 hondastars hornet1983 horsepower housemusic housewifes hshfd4n279 htubcnhfwbz huangjin1987 hubbabubba hubbahubba hummingbird hunnybunny
  hurricanes hydroptfcor hypnodanny i3zc3nee8o iaapptfcor iamawesome iampurehaha2 ibpjahtybz ibragimova iddqdiddqd iddqdidkfa idedevicep0t identities
  idontknow1 idspispopd igeldcheat ihateniggers ilikecheese ilikepussy illuminati iloveboobies ilovegirls iloveindia ilovejesus ilovemusic
  ilovemyfamily ilovemylife ilovemymom ilovemyself ilovepussy iloveyoubaby ilovlay162 imagination imjakie123 impossible includecatal incredible
  independence independent industrial infalicall informatic informatio information ingodwetrust inquisitor insertions inspiration installdevic
  installsqlst installutil intelinside intelligence interacial interceptor intercourse interfaces intermilan internacional international intervention
  investment invincible ipo54tj45uy856 ironmaiden iseedeadpeople island18pass isvipebaby isymwrapper itachi1995 itsallgood itsasecret ivanivanov
  j123456789 j3qq4h7h2v jackdaniels jackhammer jackrabbit jacksparrow jacqueline jaishriram jamesbond007 jamesjames jameslewis jamiroquai jasmine123
  jawbreaker jeanpierre jediknight jedimaster jeffgordon jessejames jesuschris jesuschrist jesuscristo jesusfreak jesusislord jesuslives jesuslovesme
  jesussaves jetbalance jhon@ta2011 jigei743ks jimandanne jkh4545jhk jlbyjxtcndj jmhj5464dcx jne990pq23 jobshop200 jogabonito jokerjoker jollyroger
  josephphone7 juancarlos juggernaut juicyfruit jumpmaster justforfun justinbiebe justinbieber jwhw6n1742 jxfhjdfirf jxsr000426 k123456789 kalashnikov
  kalifornia kaliningrad kamehameha kamelia2011 kanmax1994 karambula82 karapetyan karina2006 kasablanka katastrofa katyakatya kazakhstan kbndbytyrj
  kbnthfnehf kbytqrfpkj kd189nlcih keepitreal kensington keraskeras keysersoze kickboxing kilimanjaro kingfisher kirill1995 kirill1996 kirill1999
  kirill2002 kirill2010 kittykitty kl?benhavn klapaucius klubnichka kmh12025476 knickerless knightrider knucklehead kobebryant kolesnikov kolesnikova
  kolobok123 komltptfcor konovalova konstantin kornography kournikova kozanostra krasavchik kravchenko kriginegor kristina123 kristopher kryptonite
  krzysiek12 ktjynsq40147 ktutjyth333 kudos4ever kurtcobain kwiatuszek l.qvjdjxrf l0sk2e8s7a l8cjy83u3b ladyffesta lamborghini lamborgini larterlarter
  lastchance leadership leatherman leatherneck leavemealon leavemealone lebronjames ledzeppelin leedsunited left4dead2 lekkerding leon9097579
  leprechaun letmeinnow lfplhfgthvf lhbjkjubz2957704 lifeisgood lighthouse lightsaber limon32988 limpbizkit lineage123 linkinpark lissalissa
  literature littlebear littlebitch littlecunt littledick littlefoot littlefuck littlefucker littlegirl littlehole littleminge littleslut littlewhore
  litvinenko liverpoolfc livestrong livingston lizardsquad ljcnjtdcrbq lk9slwgh3x lkjhgfdsaz lkjhgfdsazx lockerroom lockingservi lololyo123 loneranger
  lonestar44 longhorns1 longisland loploprock losangeles lost4815162342 lothlorien lotrfotr34 louisville louisvuitton loveforever lovehurts1
  loveislife loveplanet lovestinks lovezp1314 lp2568cskt lsia9dnb9y luansantana luba100295 lucifer666 luckycharm luckycharm3 luckystrike ludicgirls
  lumberjack luojianhua lytdybrbdfvgbhf lytghjgtnhjdcr lzhan16889 m123456789 m6cjy69u35 ma123123123 madagascar madagaskar made40media magical123
  mailcreated5240 maintenance maisuradze maksimka2134 management manchesterunited mandarinka mandragora mangust6403 maninblack manunited1 mapet123456
  mapleleafs maprchem56458 marcoantoni marcuseckos margherita marguerite mariahcarey mariamaria marina1983 marina1994 marina2010 marinamarina
  marinochka markhegarty marmeladka marsel1986 marsupilami marten7171 mashamasha masquerade masseffect massimiliano masterbaiting masterbate
  masterbating mastercard masterchief mastermind masturbate masturbation matchbox20 matematica matematika mathematics matheus123 mattylad10
  maurolarastefy maximilian maximiliano maxmotives meathead99 mechanical meditation mediterraneo medvejonok metallica1 metropolis mevefalkcakk
  michaeljackson michelangelo mickeymous mickeymouse microphone microsoft1 miguelange milesdavis milfhunter millennium millerlite millertime
  millionaire millonario minhasenha minicooper minnesota_hp minniemouse miroslava1 mishamisha mishaoooyeah misiaczek1 mississipp mississippi
  mitrofanov mitsubishi mno571krq9 mobilephone mogwai1976 momsanaladventure moneymaker moneymoney monkeybutt monkeynuts monster123 monsterkill
  montecarlo montenegro montgom240 montgomery morganstanley mornington mortalkombat mostwanted motdepasse motherboard motherfuck motherfucker
  motherlode motherwell motorcycle mountaindew mousemouse msoracle32re msorcloledbr multimedia multiplelo multiplelog murcielago musiclover muthafucka
  mycomputer myjdxtcxks mypassword mysterio619 n123456789 nakedteens naruto2010 narutouzumaki nascimento nastolatka nastya1995 nastya1996 nastya1997
  nastya1998 nastya1999 nastya2010 nastya2011 nastyanastya natasha123 nationwide naughtyamerica naughtyboy navigating navigation nccpl25282 ndjhxtcndj
  ne_e_pod_chehyl necromancer necronomicon need4speed needforspeed negjqgfhjkm nellynelly nemvxyheqdd5oqxyxyzi nesterenko netbilling netddedsdm
  netfxsbs10 networkingpe neveragain nevergiveup neversaymypassword neversaynever neversmile neverwinter newfoundland neworleans newpassword
  newproject2004 newt7899onrs newzealand neznakomka ngik2ggxpg nhbujyjvtnhbz nhbybnhjnjkejk nhecsyfujkjdt nhfdvfnjkju123 nhfrnjhbcn nhfvgfvgfv
  nhfycajhvth nhfycajhvths nhjkmnhjkm nick1234-rem936 nickcarter nickisdick nicrasow212 nightcrawler nightmare1 nightrider nightshade nikiforova
  nikita1994 nikita1995 nikita1996 nikita1997 nikita1998 nikita1999 nikita2000 nikita2001 nikita2002 nikita2010 nikita2011 nikitanikita nikolaevich
  nikolaevna ninjamonkey nintendods nissan350z nissanskyline nitrodude14 nloq_010101 nobodyknows nochnik104 nodataincolumn nokia12345 nokia6230i
  nokiadermo nokianokia nomeacuerdo nomorenavy nondriversig noonehackme nopassword norkapril4 nostradamus nothing123 nottingham novosibirsk nthvbyfnjh
  nthvbyfnjh2 ntktajyxbr ntktdbpjh1994 nuaddn9561 nuqyihyz85 nuttertools nuttertools1 nwctrinity oap9uto293 oc247ngucz oduvanchik oiv3bh7356
  okcomputer oksana1975 olcrackmaster oldsmobile olegnaruto olegstan1980 olga221189 omgkremidia onedirectio onetreehill onetwothree ontheoutside
  ontherocks ooglyoogly opensesame operations opportunity optimusprime ordinateur oreocookie orochimaru outrageous ozymandias p030710p$e4o p51mustang
  p8sk7qrg7z p9ujkuf36d packardbell painkiller paintball1 pakistan123 panasonic1 pandemonium parabellum paradiddle paraklast1974 parishilton
  parliament parliament12345 parol12345 parolparol parrothead pashademon passionate passmaster passtrader passwordassword passwordstandard pathfinder
  patrick123 peacemaker peanutbutter penetrating penetration penispenis pennington peopleshit peppermint perasperaadastra percussion perfectexploiter
  perfection perfectworld performance performing periwinkle permission persephone pervertikal peternorth peterparker peterpeter petersburg peugeot406
  pfhfnecnhf pflhjncndj pfqwtd27121988 phezc419hv philadelphia philippines philosophy phoenix123 photograph photography physicaldevi pi31415926
  pianoforte piggy15708 pikkunappi9c pineapple1 pipefitter pipikpipik pittsburgh pjsheridan playground playstatio pleazcufme plextsofttm plhfdcndeq
  pmdmscts2000 pocahontas pointblank pointbreak polina2001 polina2005 polina2008 polina2009 polinochka polniypizdec0211 polniypizdec1102
  polniypizdec110211 polopolo09 polzovatel ponomarenko ponomareva pornografia pornographic pornography pornoporno porovoz123 porsche911 porsche944
  portishead portsmouth poseinfopas postov1000 powerlifting powerpower powerrangers powerstroke pqowieuryt praetorian pratap1245 premiumcash
  presidente prettygirl prevedmedved prewedpoka prezervativ prigoda25392637 primetime21 prisonbreak processing processors productid20f production
  productions professional programist programmer progressive prokopenko prometheus properties prosperity protection providence providername psychnaut1
  ptktyjuhfl ptybnxtvgbjy puertorico pufunga7782 pulpfiction punishment punknotdead punksnotdead purplehaze purplerain pussybitch pussyeater
  pussylicker pussylover pussymonster pussypussy pyfrjvcndf pyfrjvcndj q1205199333 q123123123 q123454321 q123456789 q1234567890 q123456789q q1q2q3q4q5
  q1q2q3q4q5q6 q1w2e3q1w2e3 q1w2e3r4t5 q1w2e3r4t5y q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 q80661658441 qawsedrftg
  qawsedrftgyh qaz1wsx2edc3 qaz26101778 qazwsxedca qazxswedc123 qazxswedcvfr qazxswedcvfrtgb qpwoeiruty qq11556666 qq123456789 qqqqq55555 qrg7t8rhqy
  quake3arena quant4307s quarantine queenas8151 quicksilver quiksilver qwaszxerdfcv qwaszxqwaszx qwe1234567 qwe123qwe123 qweasdzxc1 qweasdzxc12
  qweasdzxc123 qwerasdfzxcv qwertasdfg qwertasdfgzxcvb qwertgfdsa qwerttrewq qwertyasdf qwertyasdfg qwertyasdfgh qwertyytrewq qzwxecrvtb
  r3r3vi3wacc3ss r3vi3wpass radiance29 rainbowsix rainforest rammstein1 rangerover rashley198 rattlesnake razorblade realmadrid reanimator redemption
  redoctober redsox2004 reflection registered registration relentless relhzdwtdf rendezvous repmrf1992 republican rerhsybrcs residentevil resistance
  respublika resurrection retribution revelation reviewpass revoluinfo123 revolution revolutiontt reymisterio reymysterio rfcgthcrbq rfgbnfyrbn
  rfgecnfcerf rfhfrfnbwf rfhfvtkmrf rfhm2tpx47 rfkbajhybz rfkbybyuhfl rfkfiybrjd rfkmrekznjh rfnfcnhjaf rfnfgekmnf rfnthbyf1988 rfnthbyjxrf rfrfirf123
  rfvbrflpt2011 rhbcnbyf123 rhbcnbyjxrf rhfcjnekmrf rhfcyjzhcr rhfvfnjhcr rhjcfaaxtu rhjrjlbkutyf rhododendron rhtvfnjhbq richardson ridiculous
  rikitikitavi riodejaneiro riverplate rjcnzrjcnz rjcvtnbxrf rjgbkrf666 rjhjkmbien rjirfrgbde rjkjrjkmxbr rjktcybrjdf rjpfyjcnhf rjycekmnfyn
  rjycnbnewbz rjycnfynby rjycnfywbz rjycnhernjh rjyjdfkjdf rjytwcdtnf rkfdbfnehf roadrunner rockandroll rockbottom rockhopper rockisdead rockohamster
  roflcopter roga4evi411 rollerblade romanroman ronaldinho ronaldinho10 ronaldo123 ronorberg88 rossi32575 rottweiler roundhouse royalflush rubberduck
  ruffryders runescape1 runescape123 runningman ruslan1994 ruslan1996 rutherford rw6sw94284 s123456789 s1a2s3h4a5 s1s2s3s4s5 s2fdsp8g6i s456123789
  s968831778s sacramento sagitarius sagittarius sailormoon saintseiya sakartvelo salamander salamandra salamsalam salmankhan salocaluimsg samantha12
  samimaxi1212 samirsamir samsungs5230 sanandreas sanantonio saneksanek sanfrancisco santaclaus santaklaus santamaria sanynokia5130 saqartvelo
  sasa123321 sasha050386 sasha12345 sashasasha sasukeuchiha sataniv1993 satisfaction saun24865709 scandinavian schoolgirlie schumacher scooter123
  scorpionking scoubidou2 scoubidou6 scratchman scubadiver sdh686drth sdicmt7seytn seaisle1970 sealink123 sebastiaan sebastian1 seemnemaailm
  sektorgaza selenagomez selfok2013 senisevirem seniseviyor seo21saafd23 september19 serega1992 serega1994 serendipity serg123111 sergeevich
  sergei2010 sergey2010 serggalant serhthsjsth serializatio sersolution service321 setupdicallc setupstartse sevastopol sexisgreat sexmachine
  sexpistols sfhj5484fgh shakespear shakespeare shamanking shapovalov sheetmetal shelbygt500 shevchenko shippuuden shithappens shmoogle13 shokoladka
  shovelhead showmethemoney sidewinder sidvicious silenthill silmarillion silverbullet silvermoon silverstar silverstone silversurfer silvertree976
  simferopol simpleplan sjxrnc7e6nt skateboard skateboarding skateordie ske9k9tch3r5w9s skorpion39 skylinegtr skyliner34 skywalker1 sleepyhollow
  slickwilly slipknot123 slipknot66 slipknot666 sliveddevils slonopotam slushslush sm4llville smallville smeshariki smokie1994 snickerbar snowboard1
  snowboarding snowpatrol snusmumrik snvd9d8q4r soccerball softball21 sojdlg123aljg soledad321 solidsnake solomatina something1 sonnenschein
  sonyericson sonyericsson sonypictures soso123456 soso123aljg soso123bbb soulreaver soundgarden southampton spam967888 spartak1922 spartan117
  specialinsta specialist specialized speeddemon speedracer spellbound spellforce spiderman1 spiderman2 spiderman3 spiridonov splintercell splurgeola
  spongbob123 spongebob1 sportsport springbreak springfield springsteen ss6z2sw6lu stabilmente stairwaytoheaven stalingrad stalker123 stalker2010
  stalker777 staratagain starcraft1 starcraft2 stargatesg1 starkiller starscream startservice stas123456789 statistika steamforums steelseries
  stefanescu stefyebuio stensten12 stephanie1 stevesmojo stickdaddy77 stinkyfinger stomatolog stonecold1 stonehenge stratocaster stratovarius
  strawberry streetball streetking stronghold studioware studioworks studmuffin subhanallah submission submissive subscriber successful suckmyballs
  suckmycock suckmydick sudakov1987 summertime sundaypunch sunderland sunflower1 sunglasses superduper superfreak supermanboy supermario supermodel
  supernatural superpower superpuper supersonic supersport superstar1 superstar132 supersuper supervisor sutherland sutvsc5ysaa svensps820 svetasveta
  sweepstakes sweetangel sweetdream sweetdreams sweetheart sweetiepie sweetpussy sweetsweet sylviahans syncmaster syncmaster740n sysinfomsg
  systemofadown t123456789 table54781 tadmichaels taisabloom tamwsn3sja tanya12345 tapac971111 tarantino123 taser334455 tawny21bii taxidriver
  taylormade tdfyutkbjy tdljrbvjdf tdutymtdbx technician techniques technology telecaster telefonica television temik201600 temppassword temptation
  tequieromuch terminating terminator tetriandoh tfjunwptzsjp thatsright thebeatles thecakeisalie thegreatone theoldlady thesimpsons thiaguinho
  thirteen13 throatfuck thugstools thunder123 thunderball thunderbird thunderbolt thundercat ticketmaster tigertiger tigerwoods tihomirova timberlake
  timberland timberwolf tinkerbell tojiik85521133 tokiohotel tombraider tomkaulitz toothpaste tottenham1 tournament toyotarav4 trafficracer traktorist
  tralala101 transexual transformer transformers transistor translator transporter travelmate truckdriver trustno1k0 trustnoone ttttttt900 tumbleweed
  tupacshakur turismo879 twentyfour tylerca310 tylerdurden ublhjgjybrf ubnkthrfgen ubvyfcnbrf uehby92pac ufdyfrecjr ufhhbgjnnth ujkjdjkjvrf unattended
  unbelievable uncencored undercover undergroun underground understand undertaker underwater underworld unforgiven unicorn123 unimportant uninstallper
  uninstallsql uniqueness unitedstates universidad university userexecute usersgroups usuckballz1 uthfcbvtyrj utyyflmtdyf uv1n5tz869 uzbekistan
  v123456789 v80953054464 vaffanculo valentinka vanderbilt vanessa123 vanyarespekt vascodagama vbhjndjhtw vbhjplfntkm vbhnhelvfq vbkbwbjyth vbxtmuvofh
  vbybcnthcndj vbyfcnbhbn vef6g55frz velocidade venom121293 ver4594gss45 verygoodbot vesy7csae64 vfhbjytnrf vfhbyfvfhbyf vfhufhbnrf vfhvtkflrf
  vflfufcrfh vfntvfnbrf vfrcbvbkbfy vfrcbveirf vfrcbvtyrj vfrcbvvfrcbv vfubcnhfkm vfuybnjajy vfvfgfgf123 vfvfljhjufz vfvfvskfhfve vfvfyntyjr
  vfvjxrfvjz vfylfhbyrf vfylhfujhf videogames viktorovich viktorovna villanueva villeneuve vinogradov vinogradova virtuagirl vitalik123 vjzghtktcnm
  vladik2010 vladimirovna vladislava vladivostok volkswagen volkswagon volleyball vova123456 voxstrange vp3whbjvp8 vqsablpzla vsavb7rtui vsjasnel12
  vtkmybrjdf vtnhjgjkbnty vyjujltytu vyjujnjxbt w123456789w w1w2w3w4w5 w27sv7tupf w2dlww3v5p wachtwoord walkman555 wallstreet warcraft123 warhammer40k
  warrock123 washington waterfalls watermelon wazzkaprivet wcrfxtvgbjy weaknesspays webhompass websolution websolutions websolutionssu webuivalidat
  wegangster4lifebitch weihnachte weihnachten weihnachtsbau weihnachtsbaum welcome2suzan wellington wenef45313 westminster wethepeople whatthefuck
  whatthehell wheelchair whitehouse whitepower whiterabbit whitetiger whitetrash whosyourdaddy widescreen widespread widowmaker wildflower william123
  willywonka winchester winfieldsc winnipeg261 winstonone wintermute wishmaster witchblade witchcraft witchdeath wolfenstein wolverine1 wolverines
  wonderful1 wonderland wonderwall wonderwoman woodpecker worldofwarcraft wrestling1 writerspace wsx22wsx22 wu994216433 wutangclan wwwooo1234
  x26j12m88y x3luym2mmj x5etmuwe90 x72jhhu3za xcabczxabcz xiaoyua123 xjovwwhkgy xpressmusic xthyfzrjirf xtkjdtrgfer xxpa33bq.adna xxx7847360
  xxxp455w0rd5 yanshi1982 yawdjof117 ybrjkftdbx ybrjkftdyf ybrjkftyrj ybrnjrhjvtyfc yfcheyfirjke yfcnhjtybt yfcnzyfcnz yflz13041976 yfnfif2010
  yfnfitymrf yjcnfkmubz yjdjnhjbwr yjdjrepytwr yjdjvjcrjdcr yjdsqgfhjkm yjdsqgfhjkm1 yk66o2kzpz yoshimitsu youngblood youngmoney yourmother ytcnthtyrj
  ytdpkjvfti yteuflftim ytnegfhjkz ytpfdbcbvjcnm ytpyfqrf123 ytpyfrjvrf ytrhjvfycth ytrhjvfyn10 yurkamaliy z123456789 z1234567890 z19375481z
  z1x2c3v4b5 z1x2c3v4b5n6 z1x2c3v4b5n6m7 z1z2z3z4z5 zaq12wsxcde3 zaq1xsw2cde3 zaqwsxcderfv zaqxswcde123 zaqxswcdevfr zaratustra zaxscdvfbg
  zcegthfynjif zcfvfzkexifz zcfvfzrhfcbdfz zcxfcnkbdf zcxfcnkbdfz zelenograd zexts364325 zghjcnjcegth zhao9622109 zjlyfnfrfz zjses9evpa zktcyn74ir
  zn87x54mxma zobrdjlrb1 zolushka66 zqjphsyf6ctifgu zsxmr7sztmr zvezdochka zx123456789 zxcasd1234 zxcasdqwe1 zxcasdqwe123 zxcvasdfqwer zxcvbasdfg
  zxcvbbvcxz zxcvbnmmnbvcxz zzzzz11111`.split(/\s+/),
);

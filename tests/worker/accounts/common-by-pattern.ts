/**
 * A part of the 3,000 most common leaked passwords that are long enough (Mark Burnett's ten million, public domain):
 * those that the patterns of worker/accounts/leaked-passwords.ts refuse. That file lists the others. In lower case,
 * most common first.
 */
export const COMMON_BY_PATTERN = `
  qwertyuiop 1234567890 1q2w3e4r5t 0987654321 12345qwert 1111111111 password123 basketball manchester 1qaz2wsx3edc 0123456789 1q2w3e4r5t6y qwerty12345
  1234512345 qazwsxedcrfv 123456qwerty 0000000000 qwerty123456 5555555555 9876543210 poiuytrewq qwerty1234 qwertyqwerty playstation qazwsxedc123
  zxcvbnm123 7777777777 password12 qwert12345 9999999999 12345qwerty aaaaaaaaaa 1212121212 2222222222 azertyuiop liverpool1 1234567890- password99
  123456123456 8888888888 alexander1 1qaz2wsx3edc4rfv 123456789123456789 password01 administrator charlie123 qqqqqqqqqq qazwsxedc1 password11
  123456789012 ssssssssss pokemon123 qazwsxedcrfvtgb asdfg12345 12345678901 hellohello admin18533362 zxcvb12345 123456789qwerty 111111111111
  zzzzzzzzzz chocolate1 t34vfrc1991 3333333333 1234qwerty 123123123123 51051051051 12345trewq password69 6666666666 12345678901234567890 12345zxcvb
  testing123 helloworld welcome123 1122112211 qwerty123456789 password1234 123qwe456rty 11111111111 xxxxxxxxxx bbbbbbbbbb aaaaaaaaaaaa 1010101010
  asdfghjkl123 wwwwwwwwww shadow1212 samsung123 qwertyuiop123 pppppppppp password23 password13 abcdefghij 4444444444 rrrrrrrrrr password00 oooooooooo
  asdfghjkl1 12qw34er56ty qwert54321 lovelovelove 12345abcde 11111111111111111111 tttttttttt qwertyuiop1 minecraft123 football12 42qwerty42
  playstation2 nintendo64 mmmmmmmmmm gggggggggg 12345asdfg 123456qwert 123456789. qwerty2010 playstation3 password21 password10 iloveyou123 hhhhhhhhhh
  dddddddddd butterfly1 1qwertyuiop 123456qwer 123123123123123 10987654321 01234567890 p0o9i8u7y6 llllllllll asdfghjkl; 0o9i8u7y6t zxcvbn3215
  qwertyuiop10 qazwsxqazwsx qazwsx1234 jjjjjjjjjj iloveyou12 blahblahblah baseball12 abcde12345 1313131313 1234567qwertyu 123412341234 uuuuuuuuuu
  qwertyu123 passwordpassword kkkkkkkkkk iloveyou143 charlie111 cccccccccc asasasasas abcdefghijk 1234567890qwerty zxcvbnmzxcvbnm superman123
  sunshine69 qwertzuiop qazwsx12345 password22 iloveyou11 basketball1 baseball11 999999999999 123456789qwer 111111111111111 zxcvbnm123456789
  zxcvbn123456 zxcvb09876 t5r4e3w2q1 qwertyuiop12345 qwertyuiop12 qwerty1992 password88 michael123 manchester1 love777321777 letmein123 asdfgh123456
  123qwerty123 12345qwert7 123451234512345 000000000000 zxcvbzxcvb werty12345 superman12 starwars123 qazwsxedcrf qazwsx123456 qaz123wsx456 q2w3e4r5t6
  password33 killkillkill jjjjjjjjjjjj iloveyou22 iiiiiiiiii football123 ffffffffff computer12 baseball21 baseball17 abcd123456 1qaz1qaz1qaz
  12345qazwsx 123456zxcvbn 1234567890qwertyuiop 123456789* vvvvvvvvvv sasasasasa qwqwqwqwqw qwertyuiopasdfg qwertyuiop123456789 qwerty54321 qwertqwert
  qazwsxedc12 nnnnnnnnnn master1234 lalalalala fuckfuckfuck freedom123 football11 baseball10 barcelona1 arsenal123 aaaaaaaaaaa 99999999999
  777777777777 1qazwsxedc 123qwertyuiop 1234567qwerty 12345678qwertyu superman69 summer2010 starwars12 qwertyuiopasdfghjkl qwertyuiopasdfgh qwerty2000
  qwerty1993 qwerty123321 qw12er34ty56 q2w3e4r5t6y7 princess12 password101 minecraft1 killer1234 hhhhhhhhhhh football24 football22 football10
  computer123 chocolate2 bbbbbbbbbbbb baseball14 baseball123 asdf123456 asdasdasdasd abcdefghijkl 6969696969 1qaz2wsx3ed 198919891989 198719871987
  131313131313 123qwerty456 123qazwsxedc 1234567890123 1234567812345678 1111111111111 zxcvbnm1234 xxxxxxxxxxxx qwertyuiopasdf qwerty654321 qwerty2011
  qwerty1995 qwerty1991 qwerty1987 qwerty1234567 qwe123rty456 q2w3e4r5t6y princess11 password66 password321 password2011 password12345 liverpool123
  juventus10 football21 football15 baseball33 baseball24 baseball13 asdfgasdfg 923650asdfghjkl 555555555555555 333333333333 22222222222 1password1
  199419941994 1717171717 123456asdfgh 123456abcd 123321qwerty zaqzaqzaqz yyyyyyyyyy xxxxxxxxxxx thomas2010 superman23 sunshine12 starwars77
  samsung2010 qwertyuiop0 qwerty2009 qwerty1989 qwerqwerqwer qwer123456 qazwsxedcrfvtgbyhn qazwsxedc12345 qazwsx1985 pppppppppppp password77
  password2000 password09 nicole1268`
  .trim()
  .split(/\s+/);

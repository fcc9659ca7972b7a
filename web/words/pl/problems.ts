import type { Problems } from '../en/problems.ts';

/** What the server answers when it refuses something. Numbers follow a colon, so that no noun depends on them. */
export const problems: Problems = {
  'A catalogue file can be up to 1 MiB.': 'Plik katalogu może mieć najwyżej 1 MiB.',
  'A cover can be up to 10 MB.': 'Okładka może mieć najwyżej 10 MB.',
  'A game with this name was merged into another one.': 'Grę o tej nazwie scalono z inną.',
  'A mark can only be contested for {days} days.':
    'Nieobecności można zaprzeczyć tylko przez {days} dni.',
  'A name can’t start like a spreadsheet formula.':
    'Nazwa nie może zaczynać się jak formuła arkusza.',
  'A quotation mark isn’t closed.': 'Brakuje zamykającego cudzysłowu.',
  'Admins need a passkey or codes. See “Security” on your page.':
    'Admini potrzebują klucza dostępu lub kodów. Zajrzyj do „Bezpieczeństwo” w swoim profilu.',
  'All seats of this role are taken. Choose another one.':
    'Wszystkie miejsca tej roli są zajęte. Wybierz inną.',
  'An account with this email exists. Log in there and link {provider} under “Security”.':
    'Istnieje konto z tym e-mailem. Zaloguj się na nie i połącz {provider} w „Bezpieczeństwo”.',
  'Another account already uses this email. Use another one.':
    'Ten e-mail należy już do innego konta. Użyj innego.',
  'Another {provider} account is linked to yours. Unlink it first.':
    'Z twoim kontem jest połączone inne konto {provider}. Najpierw je odłącz.',
  'Choose a date within the next {days} days.': 'Wybierz datę w ciągu następnych {days} dni.',
  'Choose a date within {days} days. For longer, ban the account.':
    'Wybierz datę w ciągu {days} dni. Na dłużej: zbanuj konto.',
  'Choose a day after the session before this one.': 'Wybierz dzień po poprzedniej sesji.',
  'Choose a day within {most} weeks of the first.':
    'Wybierz dzień najpóźniej {most} tyg. po pierwszym.',
  'Choose a role.': 'Wybierz rolę.',
  'Choose a time in the future.': 'Wybierz termin w przyszłości.',
  'Choose at least one day.': 'Wybierz co najmniej jeden dzień.',
  'Choose at most {most} roles.': 'Największa liczba ról: {most}.',
  'Choose one of these file types: {taken}.': 'Wybierz jeden z tych typów pliku: {taken}.',
  'Codes are already on.': 'Kody są już włączone.',
  'Confirm that it’s you first.': 'Najpierw potwierdź, że to ty.',
  'Confirm with your password, a passkey or a code instead.':
    'Zamiast tego potwierdź hasłem, kluczem dostępu lub kodem.',
  'Describe what happened.': 'Opisz, co się stało.',
  'Double the quotation marks inside a value.': 'Podwój cudzysłowy wewnątrz wartości.',
  'Each game can only be listed once.': 'Każda gra może być na liście tylko raz.',
  'Each hour can only be listed once.': 'Każda godzina może być na liście tylko raz.',
  'Each platform can have only one gamertag.': 'Każda platforma może mieć tylko jeden gamertag.',
  'Each platform can only be listed once.': 'Każda platforma może być na liście tylko raz.',
  'Each role can only be listed once.': 'Każda rola może być na liście tylko raz.',
  'Enter a valid email address.': 'Wpisz poprawny adres e-mail.',
  'Files here can be up to 10 MB. Upload videos up to 95 MB in parts.':
    'Pliki mogą tu mieć najwyżej 10 MB. Filmy do 95 MB przesyłaj w częściach.',
  'Members can check in from {minutes} minutes before the start until the end.':
    'Uczestnicy mogą potwierdzić przyjście od {minutes} min przed początkiem aż do końca.',
  'Messages can be changed for {minutes} minutes.':
    'Wiadomości można zmieniać przez {minutes} min.',
  'More seats of a role are taken in a later session. Keep at least that many.':
    'W jednej z późniejszych sesji zajęto więcej miejsc tej roli. Zostaw co najmniej tyle.',
  'Must be a time such as 22:30.': 'To musi być godzina, np. 22:30.',
  'Must be a time zone such as Europe/Berlin.': 'To musi być strefa czasowa, np. Europe/Warsaw.',
  'Must be after the start of the range.': 'To musi być po początku zakresu.',
  'Must differ from the start.': 'To musi być coś innego niż początek.',
  'New accounts can only send links to friends. Remove the link.':
    'Nowe konta mogą wysyłać linki tylko znajomym. Usuń link.',
  'No one has marked this person as not there.': 'Nikt nie oznaczył nieobecności tej osoby.',
  'None of these days comes before the last day. Choose a later one.':
    'Żaden z tych dni nie wypada przed ostatnim dniem. Wybierz późniejszy ostatni dzień.',
  'Not yet: nobody has this account there, or a code completes the log-in.':
    'Jeszcze nie: nikt nie ma tam tego konta albo logowanie kończy się kodem.',
  'Nothing was changed. No one has taken this report.':
    'Nic się nie zmieniło. Nikt nie zajmuje się tym zgłoszeniem.',
  'Nothing was changed. One of the games was already merged, or the other is archived.':
    'Nic się nie zmieniło. Jedną z gier już scalono albo druga jest zarchiwizowana.',
  'Nothing was changed. {name} has taken this report.':
    'Nic się nie zmieniło. Tym zgłoszeniem zajmuje się {name}.',
  'One of these categories doesn’t exist. Reload the page.':
    'Jedna z tych kategorii nie istnieje. Odśwież stronę.',
  'Only admins can do this.': 'Mogą to zrobić tylko admini.',
  'Only members can mute a session.': 'Sesję mogą wyciszyć tylko jej uczestnicy.',
  'Only members who were in before the start, and were there themselves, can answer.':
    'Odpowiedzieć mogą tylko obecni uczestnicy, którzy mieli miejsce przed początkiem.',
  'Only the host can add files to a session.': 'Tylko host może dodawać pliki do sesji.',
  'Only the host can be thanked for hosting.': 'Tylko hostowi można podziękować za bycie hostem.',
  'Only the host can change a session.': 'Tylko host może zmienić sesję.',
  'Only the host can delete a session.': 'Tylko host może usunąć sesję.',
  'Only the host can give roles.': 'Tylko host może przydzielać role.',
  'Only the host can invite people to this session.': 'Do tej sesji może zapraszać tylko host.',
  'Only the host can say who didn’t come.': 'Tylko host może oznaczyć, kogo nie było.',
  'Only the host can see the applications.': 'Prośby o miejsce widzi tylko host.',
  'Only the invited person can accept an invite.':
    'Zaproszenie może przyjąć tylko zaproszona osoba.',
  'Only the other person can do this.': 'Może to zrobić tylko druga osoba.',
  'Peerway isn’t fully set up yet. Please tell the operator.':
    'Peerway nie jest jeszcze w pełni skonfigurowany. Daj znać operatorowi.',
  'Remove characters that can’t be displayed.': 'Usuń znaki, których nie da się wyświetlić.',
  'Remove these unknown columns: {columns}.': 'Usuń te nieznane kolumny: {columns}.',
  'Search for a word, game, category, language, platform or region first.':
    'Najpierw poszukaj słowa, gry, kategorii, języka, platformy lub regionu.',
  'Some later sessions would be left out. Cancel them first.':
    'Niektóre późniejsze sesje wypadłyby z serii. Najpierw je odwołaj.',
  'Someone else has already answered.': 'Odpowiedź dał już ktoś inny.',
  'Someone has already applied. Cancel the session instead.':
    'Ktoś już prosi o miejsce. Zamiast usuwać, odwołaj sesję.',
  'Something went wrong on our side. Try again in a moment.':
    'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
  'That took too long. Log in again.': 'To trwało za długo. Zaloguj się ponownie.',
  'That took too long. Start again.': 'To trwało za długo. Zacznij od nowa.',
  'That took too long. Try again.': 'To trwało za długo. Spróbuj ponownie.',
  'The categories were changed in the meantime. Reload the page and try again.':
    'Kategorie zmieniły się w międzyczasie. Odśwież stronę i spróbuj ponownie.',
  'The column "name" is missing. The first line must contain the column names.':
    'Brakuje kolumny „name”. Pierwszy wiersz musi zawierać nazwy kolumn.',
  'The email or password is wrong.': 'E-mail lub hasło się nie zgadza.',
  'The last day must be after the first.': 'Ostatni dzień musi być po pierwszym.',
  'The push service of this browser didn’t answer as it should. Try again in a moment.':
    'Usługa push tej przeglądarki nie odpowiada tak, jak powinna. Spróbuj ponownie za chwilę.',
  'The roles have more seats than the session. One seat is yours.':
    'Role mają więcej miejsc niż sesja. Jedno miejsce jest twoje.',
  'The time to take this seat is over.': 'Czas na zajęcie tego miejsca minął.',
  'The upload is incomplete. Start it again.': 'Przesyłanie jest niepełne. Zacznij je od nowa.',
  'There’s no free seat for you right now. You’re on the waiting list.':
    'Nie ma teraz dla ciebie wolnego miejsca. Jesteś w kolejce.',
  'They weren’t in this session after it began.': 'Tej osoby nie było w sesji po jej rozpoczęciu.',
  'They weren’t in this session when it ended.': 'Tej osoby nie było w sesji, gdy się skończyła.',
  'This Peerway isn’t set up for push notifications yet. Please tell the operator.':
    'Ten Peerway nie ma jeszcze skonfigurowanych powiadomień push. Daj znać operatorowi.',
  'This account is banned.': 'To konto jest zbanowane.',
  'This account is banned. Reason: {reason}': 'To konto jest zbanowane. Powód: {reason}',
  'This account is suspended until {until}.': 'To konto jest zawieszone do {until}.',
  'This account is suspended until {until}. Reason: {reason}':
    'To konto jest zawieszone do {until}. Powód: {reason}',
  'This account was just unlinked. Log in another way.':
    'To konto właśnie zostało odłączone. Zaloguj się inaczej.',
  'This animation has more than {most} frames. Choose a shorter one.':
    'Ta animacja ma ponad {most} klatek. Wybierz krótszą.',
  'This animation has more than {most} megapixels in all its frames. Choose a smaller one.':
    'Wszystkie klatki tej animacji mają razem ponad {most} megapikseli. Wybierz mniejszą.',
  'This answer from {name} doesn’t belong to what you started here. Start again.':
    'Ta odpowiedź ({name}) nie pasuje do tego, co się tu zaczęło. Zacznij od nowa.',
  'This application doesn’t exist, or you don’t have access to it.':
    'Ta prośba nie istnieje albo nie masz do niej dostępu.',
  'This calendar doesn’t exist, or you don’t have access to it.':
    'Ten kalendarz nie istnieje albo nie masz do niego dostępu.',
  'This call doesn’t exist, or you don’t have access to it.':
    'Ta rozmowa nie istnieje albo nie masz do niej dostępu.',
  'This can’t be changed anymore.': 'Tego nie można już zmienić.',
  'This category doesn’t exist, or you don’t have access to it.':
    'Ta kategoria nie istnieje albo nie masz do niej dostępu.',
  'This category doesn’t exist.': 'Ta kategoria nie istnieje.',
  'This code is wrong. It changes every 30 seconds, so use the latest one, and check the clock of your phone.':
    'Ten kod się nie zgadza. Zmienia się co 30 sekund, więc użyj najnowszego i sprawdź zegar telefonu.',
  'This code is wrong. Use the latest one, and check your phone’s clock.':
    'Ten kod się nie zgadza. Użyj najnowszego i sprawdź zegar telefonu.',
  'This code was already used. Wait for the next one.':
    'Ten kod został już użyty. Poczekaj na następny.',
  'This content doesn’t exist, or you don’t have access to it.':
    'Ta treść nie istnieje albo nie masz do niej dostępu.',
  'This cover doesn’t exist, or you don’t have access to it.':
    'Ta okładka nie istnieje albo nie masz do niej dostępu.',
  'This device doesn’t exist, or you don’t have access to it.':
    'To urządzenie nie istnieje albo nie masz do niego dostępu.',
  'This device is logged out, or the account can’t be used.':
    'To urządzenie jest wylogowane albo konta nie można używać.',
  'This drawing can’t be turned into an image. Export it as a PNG.':
    'Tego rysunku nie da się zamienić na obraz. Wyeksportuj go jako PNG.',
  'This drawing contains a photo. Export it as a PNG or JPG.':
    'Ten rysunek zawiera zdjęcie. Wyeksportuj go jako PNG lub JPG.',
  'This drawing contains itself. Export it as a PNG.':
    'Ten rysunek zawiera sam siebie. Wyeksportuj go jako PNG.',
  'This drawing defines its own XML entities. Export it again as plain SVG.':
    'Ten rysunek definiuje własne encje XML. Wyeksportuj go ponownie jako zwykły SVG.',
  'This drawing has a style sheet. Export it with presentation attributes, or as a PNG.':
    'Ten rysunek ma arkusz stylów. Wyeksportuj go z atrybutami prezentacji albo jako PNG.',
  'This drawing has nested patterns, masks or filters. Export it as a PNG.':
    'Ten rysunek ma zagnieżdżone wzory, maski lub filtry. Wyeksportuj go jako PNG.',
  'This drawing is larger than 2 MB. Simplify it, or export it as a PNG.':
    'Ten rysunek ma ponad 2 MB. Uprość go albo wyeksportuj jako PNG.',
  'This drawing is too complex. Simplify it, or export it as a PNG.':
    'Ten rysunek jest zbyt złożony. Uprość go albo wyeksportuj jako PNG.',
  'This email already has an account. Log in instead, or use another email.':
    'Ten e-mail ma już konto. Zaloguj się albo użyj innego e-maila.',
  'This file can’t be read as an image. Choose another one.':
    'Tego pliku nie da się odczytać jako obrazu. Wybierz inny.',
  'This file contains no games.': 'Ten plik nie zawiera gier.',
  'This file doesn’t exist, or you don’t have access to it.':
    'Ten plik nie istnieje albo nie masz do niego dostępu.',
  'This file has {games} games, and the maximum is {most}. Split it into smaller files.':
    'Liczba gier w tym pliku: {games}, a maksimum to {most}. Podziel go na mniejsze.',
  'This file is damaged. Choose another one.': 'Ten plik jest uszkodzony. Wybierz inny.',
  'This file is empty. Choose another one.': 'Ten plik jest pusty. Wybierz inny.',
  'This file is incomplete. Choose another one.': 'Ten plik jest niepełny. Wybierz inny.',
  'This file isn’t UTF-8. Save it as "CSV UTF-8" and try again.':
    'Ten plik nie jest w UTF-8. Zapisz go jako „CSV UTF-8” i spróbuj ponownie.',
  'This file isn’t an image. Choose another one.': 'Ten plik nie jest obrazem. Wybierz inny.',
  'This friendship doesn’t exist, or you don’t have access to it.':
    'Ta znajomość nie istnieje albo nie masz do niej dostępu.',
  'This game doesn’t exist, or you don’t have access to it.':
    'Ta gra nie istnieje albo nie masz do niej dostępu.',
  'This game doesn’t exist.': 'Ta gra nie istnieje.',
  'This game is already archived.': 'Ta gra jest już zarchiwizowana.',
  'This game is already in line {twin}.': 'Ta gra jest już w wierszu {twin}.',
  'This game is already in the catalogue.': 'Ta gra jest już w katalogu.',
  'This game is archived. Restore it first.': 'Ta gra jest zarchiwizowana. Najpierw ją przywróć.',
  'This game is archived. Restore it instead.':
    'Ta gra jest zarchiwizowana. Zamiast tego ją przywróć.',
  'This game is not archived.': 'Ta gra nie jest zarchiwizowana.',
  'This game isn’t available. Choose another one.': 'Ta gra nie jest dostępna. Wybierz inną.',
  'This game was merged into another one.': 'Tę grę scalono z inną.',
  'This game was merged into another one. Nothing was changed.':
    'Tę grę scalono z inną. Nic się nie zmieniło.',
  'This image has more than {most} megapixels. Choose a smaller one.':
    'Ten obraz ma ponad {most} megapikseli. Wybierz mniejszy.',
  'This image is empty. Choose another one.': 'Ten obraz jest pusty. Wybierz inny.',
  'This image is more than {most} pixels wide or high. Choose a smaller one.':
    'Ten obraz ma ponad {most} pikseli szerokości lub wysokości. Wybierz mniejszy.',
  'This image is too complex. Save it in another way and try again.':
    'Ten obraz jest zbyt złożony. Zapisz go inaczej i spróbuj ponownie.',
  'This invitation doesn’t exist, or you don’t have access to it.':
    'To zaproszenie nie istnieje albo nie masz do niego dostępu.',
  'This invite doesn’t exist, or you don’t have access to it.':
    'To zaproszenie nie istnieje albo nie masz do niego dostępu.',
  'This is already taken down.': 'To jest już ukryte.',
  'This is already your email.': 'To już jest twój e-mail.',
  'This is required.': 'To pole jest wymagane.',
  'This is the only admin. Make someone else an admin first.':
    'To jedyny admin. Najpierw zrób adminem kogoś innego.',
  'This is the only way into your account. Add another one first.':
    'To jedyny sposób logowania na twoje konto. Najpierw dodaj inny.',
  'This isn’t a name.': 'To nie jest nazwa.',
  'This isn’t a push service that Peerway knows.': 'Peerway nie zna tej usługi push.',
  'This isn’t taken down.': 'To nie jest ukryte.',
  'This isn’t the same type of file as before.': 'To nie jest ten sam typ pliku co wcześniej.',
  'This isn’t the {provider} account that is linked here. Use that one.':
    'To nie jest konto {provider}, które jest tu połączone. Użyj połączonego.',
  'This line has fewer values than columns.': 'Ten wiersz ma mniej wartości niż kolumn.',
  'This line has more values than columns.': 'Ten wiersz ma więcej wartości niż kolumn.',
  'This link has expired or isn’t complete.': 'Ten link wygasł albo jest niepełny.',
  'This link has expired or was already used.': 'Ten link wygasł albo został już użyty.',
  'This linked account doesn’t exist, or you don’t have access to it.':
    'To powiązane konto nie istnieje albo nie masz do niego dostępu.',
  'This list of applications doesn’t exist, or you don’t have access to it.':
    'Ta lista próśb nie istnieje albo nie masz do niej dostępu.',
  'This log-in was already used. Start again.': 'To logowanie zostało już użyte. Zacznij od nowa.',
  'This message doesn’t exist, or you don’t have access to it.':
    'Ta wiadomość nie istnieje albo nie masz do niej dostępu.',
  'This message or room doesn’t exist, or you don’t have access to it.':
    'Ta wiadomość lub ten pokój nie istnieje albo nie masz dostępu.',
  'This name is taken, or looks too much like one that is. Try another one.':
    'Ta nazwa jest zajęta albo zbyt podobna do zajętej. Spróbuj innej.',
  'This name is taken. Try another one.': 'Ta nazwa jest zajęta. Spróbuj innej.',
  'This notice doesn’t exist, or you don’t have access to it.':
    'To powiadomienie nie istnieje albo nie masz do niego dostępu.',
  'This owner doesn’t exist, or you don’t have access to it.':
    'Profil lub sesja, do której to należy, nie istnieje albo nie masz do niej dostępu.',
  'This passkey couldn’t be checked. Try again.':
    'Nie udało się sprawdzić tego klucza dostępu. Spróbuj ponownie.',
  'This passkey doesn’t belong to your account. Try another one.':
    'Ten klucz dostępu nie należy do twojego konta. Spróbuj innego.',
  'This passkey doesn’t exist, or you don’t have access to it.':
    'Ten klucz dostępu nie istnieje albo nie masz do niego dostępu.',
  'This passkey doesn’t work here, or it was removed from your account. Log in another way.':
    'Ten klucz dostępu tu nie działa albo usunięto go z twojego konta. Zaloguj się inaczej.',
  'This passkey is already there.': 'Ten klucz dostępu już tu jest.',
  'This passkey may have been copied, so we didn’t accept it. Log in another way, and remove it from your account.':
    'Ktoś mógł skopiować ten klucz dostępu, więc go nie przyjęliśmy. Zaloguj się inaczej i usuń go ze swojego konta.',
  'This password is easy to guess. Try a few random words.':
    'To hasło łatwo zgadnąć. Spróbuj kilku losowych słów.',
  'This password is wrong. Try again.': 'To hasło się nie zgadza. Spróbuj ponownie.',
  'This person was already invited, or is already in.': 'Ta osoba ma już zaproszenie albo miejsce.',
  'This report doesn’t exist, or you don’t have access to it.':
    'To zgłoszenie nie istnieje albo nie masz do niego dostępu.',
  'This report is already decided. You can’t change a decision.':
    'To zgłoszenie jest już rozpatrzone. Decyzji nie można zmienić.',
  'This request doesn’t exist, or you don’t have access to it.':
    'Ta propozycja nie istnieje albo nie masz do niej dostępu.',
  'This request is already decided.': 'Ta propozycja jest już rozpatrzona.',
  'This saved search doesn’t exist, or you don’t have access to it.':
    'To zapisane wyszukiwanie nie istnieje albo nie masz do niego dostępu.',
  'This second factor doesn’t exist, or you don’t have access to it.':
    'Ten drugi składnik nie istnieje albo nie masz do niego dostępu.',
  'This series doesn’t exist, or you don’t have access to it.':
    'Ta seria nie istnieje albo nie masz do niej dostępu.',
  'This series is being changed. Try again in a moment.':
    'Ta seria jest właśnie zmieniana. Spróbuj ponownie za chwilę.',
  'This session doesn’t exist, or you don’t have access to it.':
    'Ta sesja nie istnieje albo nie masz do niej dostępu.',
  'This session doesn’t have this role anymore. Choose another one.':
    'Ta sesja nie ma już tej roli. Wybierz inną.',
  'This session ended a while ago. You can still read its room.':
    'Ta sesja skończyła się już jakiś czas temu. Nadal możesz czytać jej pokój.',
  'This session is for adults. Confirm first that you’re 18 or older.':
    'Ta sesja jest dla dorosłych. Najpierw potwierdź, że masz co najmniej 18 lat.',
  'This session is full, and it has already started.': 'Ta sesja jest pełna i już trwa.',
  'This session is over or was cancelled.': 'Ta sesja się skończyła albo została odwołana.',
  'This session is over.': 'Ta sesja się skończyła.',
  'This session isn’t over yet.': 'Ta sesja jeszcze się nie skończyła.',
  'This session was cancelled.': 'Ta sesja została odwołana.',
  'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.':
    'Ta sesja w międzyczasie się zmieniła, może w innej karcie. Nic nie zostało zapisane. Wczytaj nowszą wersję.',
  'This upload doesn’t exist, or you don’t have access to it.':
    'To przesyłanie nie istnieje albo nie masz do niego dostępu.',
  'This upload is already finished.': 'To przesyłanie jest już zakończone.',
  'This user can’t be invited to this session right now.':
    'Tej osoby nie można teraz zaprosić do tej sesji.',
  'This user doesn’t accept friend invites right now.':
    'Ta osoba nie przyjmuje teraz zaproszeń do znajomych.',
  'This user doesn’t accept messages right now.': 'Ta osoba nie przyjmuje teraz wiadomości.',
  'This user doesn’t exist, or you don’t have access to it.':
    'Ten profil nie istnieje albo nie masz do niego dostępu.',
  'This video has data tracks. Export it again with sound and picture only.':
    'Ten film ma ścieżki danych. Wyeksportuj go ponownie tylko z dźwiękiem i obrazem.',
  'This video is larger than 95 MB. Choose a smaller one.':
    'Ten film ma ponad 95 MB. Wybierz mniejszy.',
  'This was changed in the meantime. Reload the page and try again.':
    'To się w międzyczasie zmieniło. Odśwież stronę i spróbuj ponownie.',
  'This way to log in doesn’t exist, or you don’t have access to it.':
    'Ten sposób logowania nie istnieje albo nie masz do niego dostępu.',
  'This {provider} account already has a Peerway account. Log in with it.':
    'To konto {provider} ma już konto na Peerway. Zaloguj się nim.',
  'This {provider} account is already linked to yours.':
    'To konto {provider} jest już połączone z twoim.',
  'This {provider} account is linked to another Peerway account. Log in with it to unlink it there.':
    'To konto {provider} jest połączone z innym kontem Peerway. Zaloguj się nim, żeby je tam odłączyć.',
  'Too many failed attempts. Try again later.':
    'Za dużo nieudanych prób. Spróbuj ponownie później.',
  'Too many requests. Try again in a minute.': 'To było dużo naraz. Spróbuj ponownie za minutę.',
  'Unknown category: {names}.': 'Nieznana kategoria: {names}.',
  'Use at least one letter, digit or emoji.': 'Użyj co najmniej jednej litery, cyfry lub emoji.',
  'Use at least {least} characters.': 'Minimalna liczba znaków: {least}.',
  'Use at most {most} characters.': 'Maksymalna liczba znaków: {most}.',
  'Use fewer accents on one character.': 'Użyj mniej akcentów na jednym znaku.',
  'We’ve already sent you several emails. Try again later.':
    'Wysłaliśmy ci już kilka e-maili. Spróbuj ponownie później.',
  'Whoever invited you can no longer invite people to this session.':
    'Osoba, od której masz zaproszenie, nie może już zapraszać do tej sesji.',
  'You already have a seat.': 'Masz już miejsce.',
  'You already have {most} open reports. Wait until some are decided.':
    'Twoje otwarte zgłoszenia: {most}, więcej się nie da. Poczekaj, aż część zostanie rozpatrzona.',
  'You already host {most} sessions that aren’t over. Cancel one, or wait until one has ended.':
    'Twoje sesje, które się jeszcze nie skończyły: {most}, więcej się nie da. Odwołaj jedną albo poczekaj, aż któraś się skończy.',
  'You can only add files to your own page.': 'Pliki możesz dodawać tylko do własnego profilu.',
  'You can only apply for yourself.': 'O miejsce możesz prosić tylko dla siebie.',
  'You can only change your own messages.': 'Możesz zmieniać tylko własne wiadomości.',
  'You can only change your own page.': 'Możesz zmieniać tylko własny profil.',
  'You can only invite friends.': 'Możesz zapraszać tylko znajomych.',
  'You can only say who didn’t come for {most} hours after a session.':
    'Nieobecność możesz oznaczyć tylko do {most} godzin po sesji.',
  'You can only send your own invites.': 'Możesz wysyłać tylko własne zaproszenia.',
  'You can thank people who were there for {days} days after a session.':
    'Obecnym możesz dziękować do {days} dni po sesji.',
  'You cancelled at {name}, so nothing was changed.':
    'Logowanie przez {name} zostało anulowane, więc nic się nie zmieniło.',
  'You can’t apply to your own session.': 'Nie możesz prosić o miejsce we własnej sesji.',
  'You can’t block yourself.': 'Nie możesz zablokować siebie.',
  'You can’t do this to your own account. Ask another admin.':
    'Nie możesz tego zrobić z własnym kontem. Poproś innego admina.',
  'You can’t invite yourself.': 'Nie możesz zaprosić siebie.',
  'You can’t merge a category into itself.': 'Nie można scalić kategorii z nią samą.',
  'You can’t merge a game into itself.': 'Nie można scalić gry z nią samą.',
  'You can’t report yourself or your own content.':
    'Nie możesz zgłosić siebie ani własnych treści.',
  'You can’t thank yourself.': 'Nie możesz podziękować sobie.',
  'You could only answer for {days} days.': 'Odpowiedzieć można było tylko przez {days} dni.',
  'You have too many open requests. Wait until some are answered.':
    'Masz za dużo otwartych propozycji. Poczekaj na odpowiedź na część z nich.',
  'You have {most} files, the maximum. Delete one to add another.':
    'Twoje pliki: {most}, więcej się nie da. Usuń jeden, żeby dodać inny.',
  'You have {most} saved searches, the maximum. Remove one first.':
    'Zapisane wyszukiwania: {most}, więcej się nie da. Najpierw usuń jedno.',
  'You were marked as not there, so you can’t give thanks.':
    'Oznaczono twoją nieobecność, więc nie możesz dziękować.',
  'You weren’t in this session lately.': 'Nie było cię ostatnio w tej sesji.',
  'Your account is about to be deleted. Choose to keep it first.':
    'Twoje konto ma zostać usunięte. Najpierw wybierz, że je zachowujesz.',
  'Your email is already confirmed.': 'Twój e-mail jest już potwierdzony.',
  'You’re already friends, or one of you has invited the other.':
    'Już jesteście znajomymi albo zaproszenie już wysłano.',
  'You’re already in this session, or have already applied.':
    'Masz już miejsce w tej sesji albo twoja prośba już czeka.',
  'The time to keep this account is over.': 'Czas, w którym można było zachować to konto, minął.',
  'You’re no longer on the waiting list.': 'Nie ma cię już w kolejce.',
  'You’re sending messages very fast. Wait a moment.':
    'Bardzo szybko wysyłasz wiadomości. Poczekaj chwilę.',
  'You’ve already answered this invitation.': 'To zaproszenie ma już twoją odpowiedź.',
  'You’ve already reported this. We’ll let you know the decision.':
    'To zgłoszenie już od ciebie mamy. Damy ci znać, jaka jest decyzja.',
  'You’ve already requested this game.': 'Ta gra jest już wśród twoich propozycji.',
  'You’ve already saved this search.': 'To wyszukiwanie jest już zapisane.',
  'You’ve already thanked this person.': 'Ta osoba ma już twoje podziękowania.',
  'You’ve been logged out. Log in again.': 'Wylogowano cię. Zaloguj się ponownie.',
  'You’ve reached the maximum number of categories.': 'Więcej kategorii się nie da dodać.',
  'please login!': 'Zaloguj się!',
  '{name} didn’t confirm that it’s you. Try again.':
    '{name} nie potwierdza, że to ty. Spróbuj ponownie.',
  '{name} doesn’t answer right now. Try again in a moment, or log in another way.':
    '{name} teraz nie odpowiada. Spróbuj ponownie za chwilę albo zaloguj się inaczej.',
  '{taken} seats are already taken. Choose at least {taken}.':
    'Zajęte miejsca: {taken}. Wybierz co najmniej tyle.',
  '{taken} seats are already taken or offered. Choose at least {taken}.':
    'Zajęte lub zaproponowane miejsca: {taken}. Wybierz co najmniej tyle.',
  '1 seat without a role is taken or offered. Leave at least that many.':
    '1 miejsce bez roli jest zajęte lub zaproponowane. Zostaw co najmniej jedno.',
  '{count} seats without a role are taken or offered. Leave at least that many.':
    'Zajęte lub zaproponowane miejsca bez roli: {count}. Zostaw co najmniej tyle.',
  '1 seat of “{role}” is taken or offered. Keep at least that many, or give those people another role first.':
    '1 miejsce roli „{role}” jest zajęte lub zaproponowane. Zostaw co najmniej jedno albo najpierw daj tej osobie inną rolę.',
  '{count} seats of “{role}” are taken or offered. Keep at least that many, or give those people another role first.':
    'Zajęte lub zaproponowane miejsca roli „{role}”: {count}. Zostaw co najmniej tyle albo najpierw daj tym osobom inną rolę.',
  'The time to take this seat is over. This session has started.':
    'Czas na zajęcie tego miejsca minął. Sesja już trwa.',
  'The time to take this seat is over. You’re still on the waiting list.':
    'Czas na zajęcie tego miejsca minął. Nadal jesteś w kolejce.',
};

import type { legal as English } from '../en/legal.ts';
import type { Translated } from '../translated.ts';

/** Words of the legal pages. They state what this software does. Facts about the operator come from the operator. */
export const legal: Translated<typeof English> = {
  imprint: {
    title: 'Operator',
    operatedBy: 'Tę społeczność prowadzi',
    email: 'E-mail: {email}',
    unknown: 'Operator nie podał jeszcze swoich danych.',
    missing: 'Operator nie podał jeszcze wszystkich danych.',
    toOperator: (names) =>
      `Jesteś operatorem? Ustaw ${names} w konfiguracji swojego wdrożenia, żeby się tu pokazały.`,
    software: 'Oprogramowanie to Peerway na licencji MIT.',
  },
  privacy: {
    title: 'Prywatność',
    lead: 'Co Peerway o tobie przechowuje, po co i jak długo. Peerway nie używa ciasteczek, nie wczytuje nic od innych firm i nie pokazuje reklam.',
    sections: [
      {
        title: 'Twoje konto',
        text: [
          'Przechowujemy twoją nazwę, e-mail, informację, czy i kiedy został potwierdzony, oraz skrót scrypt twojego hasła. Samego hasła nigdy nie przechowujemy. Inni widzą twoją nazwę. E-mail widzą tylko admini.',
          'Przechowujemy to, co dodajesz do profilu: tekst o sobie, region, języki, platformy, gamertagi i kto widzi każdy z nich, twoje gry w kolejności oraz to, kto może cię zapraszać, do ciebie pisać i dzwonić oraz widzieć, że jesteś online. Przechowujemy też język twoich ekranów i e-maili.',
          'Przechowujemy datę akceptacji regulaminu i, jeśli potwierdzasz, że masz co najmniej 18 lat, datę tego potwierdzenia.',
          'Trzymamy to wszystko tak długo, jak masz konto.',
        ],
      },
      {
        title: 'Co tu robisz',
        text: [
          'Przechowujemy sesje, w których jesteś hostem, twoje prośby o miejsce, zaproszenia wysłane i otrzymane, zapisane wyszukiwania, znajomości i zaproszenia do nich razem z wiadomościami, osoby, które blokujesz, gry, które proponujesz, oraz twoje powiadomienia. Trzymamy je tak długo, jak masz konto. Jeśli podajesz, że już idziesz na sesję, zapisujemy kiedy. Widzą to jej host i uczestnicy.',
          'Jeśli jesteś hostem sesji, które się powtarzają, przechowujemy ich regułę: dni tygodnia, godzinę i strefę czasową. Jeśli jesteś w takiej serii, przechowujemy, od kiedy, oraz twoją rolę, dopóki z niej nie zrezygnujesz albo host cię nie usunie. Jej host i uczestnicy widzą, że jesteś w jej sesjach.',
          'Przechowujemy rolę, o którą prosisz w sesji albo którą daje ci host. Gdy masz miejsce, widzi ją każdy, kto widzi uczestników sesji. Jeśli jesteś w kolejce, przechowujemy, do kiedy czeka na ciebie wolne miejsce i czy jakieś cię ominęło. Widzicie to tylko ty i host.',
          'Przechowujemy godziny, w których masz czas na granie, i ich strefę czasową, dopóki ich nie wyczyścisz. Widzisz je tylko ty. Porównujemy je z początkiem sesji, żeby pokazać ci, które pasują.',
          'Jeśli host sesji oznaczy, że cię nie było, przechowujemy to oznaczenie, informację, czy mu zaprzeczasz, i który uczestnik je potwierdza. Widzicie to ty i host. Jeśli zaprzeczysz, pytamy pozostałych uczestników. Host sesji, w której prosisz o miejsce, czyta w kilku słowach, czy zwykle przychodzisz. Bierze się to z 30 ostatnich sesji. Nikt inny tego nie widzi.',
          'Przechowujemy, komu dziękujesz, za którą sesję i za co. Ta osoba widzi, że ktoś jej dziękuje, ale nie kto. Za co ktoś dostaje podziękowania, widać w jego profilu, bez nazw i dokładnych liczb.',
          'Jeśli utworzysz tajny adres swojego kalendarza, każdy, kto go zna, może czytać sesje, w których masz miejsce. Przechowujemy skrót tego adresu i datę utworzenia, dopóki go nie unieważnisz. Dostawca twojego kalendarza dowiaduje się, co zawiera kalendarz.',
          'Gdy ktoś udostępnia link do publicznej sesji lub do twojego profilu, aplikacja, w której to robi, może pokazać nazwę, gry i termin sesji albo twoją nazwę i gry. Wyszukiwarki mogą pokazywać publiczne sesje, które się jeszcze nie skończyły, z twoją nazwą jako hosta. Twojego profilu pokazywać nie mogą.',
          'Przechowujemy zdjęcia i filmy, które przesyłasz. Ze zdjęć oraz filmów MP4 i WebM usuwamy to, co aparaty i programy zapisują obok obrazu i dźwięku, na przykład miejsce i urządzenie. To, co widać i słychać, zostaje, tak samo jak wszystko ukryte w samym obrazie lub dźwięku. Filmy OGG przechowujemy bez zmian. Gdy usuniesz plik, znika od razu, a w ciągu kilku minut zostaje skasowany. Jeśli pokazuje go otwarte zgłoszenie, widzą go od tej chwili tylko admini, a kasujemy go po jego rozpatrzeniu.',
          'Przechowujemy, kto do kogo dzwoni, w której sesji, kiedy rozmowa się zaczyna i kończy oraz kto odbiera. Przez dziesięć minut po rozmowie przechowujemy też nazwy wszystkich jej uczestników. Dźwięk i obraz idą z przeglądarki do przeglądarki albo przez serwer pośredniczący operatora, jeśli wymaga tego twoja sieć. Peerway ich nie nagrywa. Żeby się połączyć, przeglądarki znajomych podają sobie nawzajem swoje adresy IP. Z innymi osobami w rozmowie łączą się przez serwer pośredniczący operatora, jeśli taki jest. Jeśli go nie ma, też podają sobie adresy IP, a rozmowa informuje o tym, zanim dołączysz. Tych adresów nie przechowujemy.',
          'Wiadomości w pokoju sesji są usuwane 90 dni po sesji. Wiadomości między dwiema osobami zostają, dopóki autor nie usunie swojego konta. Po usuniętej wiadomości zostaje tylko autor i czas. Przechowujemy też, dokąd masz przeczytane. Admini mogą czytać wiadomości tylko w zgłoszeniu, które zachowuje zgłoszoną i do dwudziestu wokół niej. Tam też znikają razem z kontem autora.',
          'Przechowujemy, czy jesteś online i kiedy była twoja ostatnia aktywność. Osoby, które mają cię na otwartej liście, dowiadują się o zmianie. W tym celu przy twoim koncie zapisujemy, na czyich listach jesteś. Wpis wygasa do 60 dni od ostatniego odnowienia i jest kasowany przy następnej aktualizacji wpisów.',
        ],
      },
      {
        title: 'Zgłoszenia i decyzje',
        text: [
          'Zgłoszenie zawiera nadawcę, powód, jego wiadomość i kopię tego, co zgłasza. Widzą je tylko admini. Zgłoszona osoba nigdy nie dowiaduje się, od kogo pochodzi.',
          'Decyzje adminów o kontach, sesjach i plikach zapisujemy w dzienniku, z adminem, czasem i powodem. Dziennika nie da się zmienić i zostaje na stałe. Jeśli cytuje twoją nazwę lub tekst, cytat zapisujemy obok i usuwamy razem z twoim kontem.',
          'Liczymy nowe konta, sesje, prośby, rozmowy i pliki na dzień oraz błędy serwera, bez nazw.',
        ],
      },
      {
        title: 'Logowanie',
        text: [
          'Dla każdego urządzenia, na którym się logujesz, przechowujemy, kiedy i jak przebiegło logowanie, kiedy wygasa, kiedy ostatnio go używasz i jak przedstawia się przeglądarka. Usuwamy to 60 dni po zalogowaniu. Urządzenia widzisz w swoim profilu i każde możesz wylogować.',
          'Klucz dostępu ma dwie połowy. Tajna zostaje na twoim urządzeniu lub w menedżerze haseł. My przechowujemy publiczną, nazwę, którą jej nadajesz, oraz kiedy została dodana i ostatnio użyta, dopóki jej nie usuniesz. To, że logowanie lub konfiguracja się zakończyły, zapisujemy do chwili, w której by wygasły: przez pięć minut, przez 15 przy koncie z innego serwisu albo przez 30 przy kodach.',
          'Jeśli logujesz się przez Discord, Google, Twitch lub Steam, serwis dowiaduje się, że używasz tej społeczności, i podaje nam twój identyfikator, nazwę i e-mail stamtąd. Przy rejestracji ten e-mail staje się e-mailem konta, a nazwę proponujemy jako twoją nazwę tutaj albo gamertag. Przechowujemy identyfikator, nazwę (w Google to e-mail) oraz datę połączenia i ostatniego użycia, dopóki go nie odłączysz. Nigdy nie dostajemy twojego hasła do tego serwisu i nie możemy nic w nim publikować.',
          'Jeśli włączysz kody, przechowujemy to, z czego tworzy je twoja aplikacja uwierzytelniająca, oraz skrót każdego nieużytego kodu zapasowego, dopóki nie wyłączysz kodów. Dla przeglądarki, której ufasz, przechowujemy skrót jej klucza przez 30 dni.',
          'Przy ważnych zmianach zapisujemy na urządzeniu, kiedy ostatnio potwierdzasz, że to ty.',
          'Po błędnym haśle liczymy skrót wpisanego e-maila, osobno i razem z twoim adresem sieciowym, do 15 minut. Błędne kody liczymy do jednego dnia, a zmiany e-maila przez godzinę, pod skrótem numeru twojego konta. W żaden inny sposób nie przechowujemy adresów sieciowych.',
        ],
      },
      {
        title: 'E-maile',
        text: [
          'Piszemy do ciebie, żeby potwierdzić adres, zresetować zapomniane hasło, gdy zmieniają się twój e-mail, hasło, klucze dostępu, połączone konta lub kody, gdy użyto kodu zapasowego, gdy loguje się nowe urządzenie i gdy twoje konto ma zostać usunięte. Dopóki nie potwierdzisz adresu, wysyłamy tylko linki, o które prosisz ty lub ktoś inny, bez żadnej nazwy. Żaden nasz e-mail nie zawiera obrazków ani niczego innego, co mówi nam, kiedy go czytasz.',
          'Gdy adres jest potwierdzony, piszemy też na tematy wybrane w zakładce „Powiadomienia” w twoim profilu. Na początku są to odpowiedzi na twoje prośby o miejsce i zmiany w twoich sesjach. Każda taka wiadomość ma link, który je wyłącza bez logowania.',
          'E-maile wysyła usługa pocztowa Cloudflare. Skrót każdego linku przechowujemy przez godzinę albo do jego użycia. Żeby nikt nie zasypał skrzynki, przez jeden dzień przechowujemy, kiedy wysyłaliśmy wiadomości na dany adres, pod jego skrótem.',
        ],
      },
      {
        title: 'Powiadomienia',
        text: [
          'Przechowujemy, o czym i jak chcesz dostawać powiadomienia, twoje godziny ciszy i strefę czasową oraz wyciszone sesje, tak długo, jak masz konto.',
          'Jeśli pozwolisz na pushe na urządzeniu, przechowujemy adres i klucze, które daje nam do nich jego przeglądarka. Usuwamy je, gdy się tam wylogujesz albo usuniesz urządzenie w profilu. Pushe idą przez usługę producenta przeglądarki, zaszyfrowane tak, że odczyta je tylko twoja przeglądarka. To, co mamy ci jeszcze przekazać, czeka w kolejce na swoją porę. Potem zostaje wysłane albo usunięte, jeśli masz to już przeczytane lub nie jest już ważne. Treść wiadomości jest w niej tylko przez kilka sekund.',
        ],
      },
      {
        title: 'W twojej przeglądarce',
        text: [
          'Pamięć lokalna zawiera jwt_token, refresh_token i email, dopóki trwa logowanie, oraz motyw i język ekranów. Jest tam też informacja, czy pushe są w tej przeglądarce włączone albo odrzucone. Jeśli ufasz tej przeglądarce, jest tam też trusted, czyli jej klucz. Pamięć podręczna przeglądarki zawiera ostatnie znaki wygasłego tokenu, żeby dwie karty nie odnawiały go dwa razy. Wylogowanie usuwa jwt_token i email. refresh_token zostaje, ale już nie działa.',
          'Przeglądarka zachowuje też to, co piszesz, dopóki tego nie wyślesz. Szkice sesji i wiadomości oraz niezapisane gry są w pamięci lokalnej, a niewysłane wiadomości w bazie danych przeglądarki. Zaproszenia, prośby, zgłoszenia i zmiany w profilu są tylko w bieżącej karcie. Tak samo klucz logowania przez Discord i podobne, dopóki nie wrócisz. Nic z tego nie trafia na serwer, zanim tego nie wyślesz.',
          'Ustawienia rozmów zostają w przeglądarce: wybrane urządzenia, głośność każdej osoby, „naciśnij i mów” oraz dzwonek. Podczas rozmowy karta pamięta, która to rozmowa, żeby można było odświeżyć stronę i w niej zostać.',
        ],
      },
      {
        title: 'Gdzie są twoje dane',
        text: [
          'Twoje dane są na serwerach Cloudflare, na których operator uruchamia to oprogramowanie. Cały ruch jest szyfrowany.',
        ],
      },
      {
        title: 'Gdy odchodzisz',
        text: [
          'Konto możesz usunąć w swoim profilu. Od razu znikasz ze wszystkich list i masz 14 dni, żeby się zalogować i zachować konto. Potem usuwamy wszystko oprócz tego, co należy do innych. Usuwamy też oznaczenia nieobecności i podziękowania, te od ciebie i te dla ciebie.',
          'Zostają: miejsca, które zajmujesz w cudzych sesjach. Twoje sesje, w których inni proszą o miejsce, z nazwą, grami i terminem, ale bez opisu. Rozmowy na listach osób, do których dzwonisz. To, że ktoś dostał od ciebie powiadomienie, bez twojego tekstu. To, że było zgłoszenie, i jego wynik. Dziennik decyzji adminów z powodem, który admin podaje. Twoja nazwa zmienia się w tym wszystkim na „Dawny gracz”, a twoje teksty i pliki są usuwane.',
          'Niektóre rzeczy znikają później. Indeks wyszukiwania zawiera jeszcze twoje słowa, dopóki nie zostanie przepisany, co zaczyna się od razu, a w dużej społeczności trwa kilka godzin. Do 60 dni twój numer może być na listach innych osób, które mówią, kogo powiadomić, gdy ktoś jest online. Cloudflare trzyma historię bazy danych do 30 dni, żeby operator mógł ją przywrócić po awarii.',
        ],
      },
      {
        title: 'Twoje prawa',
        text: [
          'W swoim profilu możesz zobaczyć i poprawić swoje dane oraz pobrać w jednym pliku wszystko, co o tobie mamy. W innych sprawach napisz do operatora, którego dane są na stronie „Operator”.',
        ],
      },
    ],
  },
  terms: {
    title: 'Regulamin',
    lead: 'Zasady tej społeczności. Operator może dodać własne.',
    sections: [
      {
        title: 'Bądź kimś, z kim chce się grać',
        text: [
          'Żadnych wyzwisk, gróźb, nienawiści ani nękania: w tekstach, nazwach, zdjęciach, filmach i rozmowach.',
          'Żadnych cheatów, handlu kontami ani reklam.',
          'Nic, co jest nielegalne tam, gdzie jesteś ty albo operator.',
        ],
      },
      {
        title: 'Twoje konto',
        text: [
          'Twoje konto jest tylko twoje. Nie udostępniaj go nikomu i nie podszywaj się pod innych.',
          'Do sesji tylko dla dorosłych mogą dołączyć wyłącznie osoby, które potwierdzą, że mają co najmniej 18 lat.',
        ],
      },
      {
        title: 'Twoje treści zostają twoje',
        text: [
          'Zgadzasz się, żeby operator pokazywał twoje treści osobom, którym je udostępniasz, tak długo, jak tu są.',
          'Przesyłaj tylko zdjęcia i filmy, które są twoje albo do których masz prawa.',
        ],
      },
      {
        title: 'Gdy ktoś łamie zasady',
        text: [
          'Admini mogą ukrywać treści oraz ostrzegać, zawieszać i banować konta.',
          'Usługa działa taka, jaka jest. Sesje to umowy między osobami, które razem grają. Peerway tylko je ze sobą łączy.',
        ],
      },
    ],
  },
};

import type { Problems } from '../en/problems.ts';

/** What the server answers when it refuses something. */
export const problems: Problems = {
  'A catalogue file can be up to 1 MiB.': 'Un fichier de catalogue peut faire jusqu’à 1 Mio.',
  'A cover can be up to 10 MB.': 'Une jaquette peut faire jusqu’à 10 Mo.',
  'A game with this name was merged into another one.':
    'Un jeu de ce nom a été fusionné avec un autre.',
  'A mark can only be contested for {days} days.':
    'Une absence ne peut être contestée que pendant {days} jours.',
  'A name can’t start like a spreadsheet formula.':
    'Un nom ne peut pas commencer comme une formule de tableur.',
  'A quotation mark isn’t closed.': 'Un guillemet n’est pas fermé.',
  'Admins need a passkey or codes. See “Security” on your page.':
    'Les admins ont besoin d’une clé d’accès ou de codes. Va dans « Sécurité » sur ta page.',
  'All seats of this role are taken. Choose another one.':
    'Toutes les places de ce rôle sont prises. Choisis-en un autre.',
  'An account with this email exists. Log in there and link {provider} under “Security”.':
    'Il existe un compte avec cet e-mail. Connecte-toi à ce compte et associe {provider} dans « Sécurité ».',
  'Another account already uses this email. Use another one.':
    'Un autre compte utilise déjà cet e-mail. Utilises-en un autre.',
  'Another {provider} account is linked to yours. Unlink it first.':
    'Un autre compte {provider} est associé au tien. Dissocie-le d’abord.',
  'Choose a date within the next {days} days.': 'Choisis une date dans les {days} prochains jours.',
  'Choose a date within {days} days. For longer, ban the account.':
    'Choisis une date d’ici {days} jours. Pour plus longtemps, bannis le compte.',
  'Choose a day after the session before this one.': 'Choisis un jour après la session précédente.',
  'Choose a day within {most} weeks of the first.':
    'Choisis un jour dans les {most} semaines après le premier.',
  'Choose a role.': 'Choisis un rôle.',
  'Choose a time in the future.': 'Choisis un moment à venir.',
  'Choose at least one day.': 'Choisis au moins un jour.',
  'Choose at most {most} roles.': 'Choisis {most} rôles au plus.',
  'Choose one of these file types: {taken}.': 'Choisis un de ces types de fichiers : {taken}.',
  'Codes are already on.': 'Les codes sont déjà activés.',
  'Confirm that it’s you first.': 'Confirme d’abord que c’est toi.',
  'Confirm with your password, a passkey or a code instead.':
    'Confirme plutôt avec ton mot de passe, une clé d’accès ou un code.',
  'Describe what happened.': 'Décris ce qui s’est passé.',
  'Double the quotation marks inside a value.': 'Double les guillemets à l’intérieur d’une valeur.',
  'Each game can only be listed once.': 'Chaque jeu ne peut figurer qu’une fois.',
  'Each hour can only be listed once.': 'Chaque heure ne peut figurer qu’une fois.',
  'Each platform can have only one gamertag.': 'Chaque plateforme ne peut avoir qu’un gamertag.',
  'Each platform can only be listed once.': 'Chaque plateforme ne peut figurer qu’une fois.',
  'Each role can only be listed once.': 'Chaque rôle ne peut figurer qu’une fois.',
  'Enter a valid email address.': 'Entre une adresse e-mail valide.',
  'Files here can be up to 10 MB. Upload videos up to 95 MB in parts.':
    'Ici, les fichiers peuvent faire jusqu’à 10 Mo. Envoie les vidéos jusqu’à 95 Mo en plusieurs parties.',
  'Members can check in from {minutes} minutes before the start until the end.':
    'Les membres peuvent dire qu’ils arrivent à partir de {minutes} minutes avant le début, et jusqu’à la fin.',
  'Messages can be changed for {minutes} minutes.':
    'Les messages peuvent être modifiés pendant {minutes} minutes.',
  'More seats of a role are taken in a later session. Keep at least that many.':
    'Plus de places d’un rôle sont prises dans une session suivante. Gardes-en au moins autant.',
  'Must be a time such as 22:30.': 'Ça doit être une heure comme 22:30.',
  'Must be a time zone such as Europe/Berlin.':
    'Ça doit être un fuseau horaire comme Europe/Berlin.',
  'Must be after the start of the range.': 'Ça doit venir après le début de la période.',
  'Must differ from the start.': 'L’heure de fin doit être différente de celle du début.',
  'New accounts can only send links to friends. Remove the link.':
    'Les nouveaux comptes ne peuvent envoyer des liens qu’à leurs amis. Retire le lien.',
  'No one has marked this person as not there.': 'L’absence de cette personne n’a pas été notée.',
  'None of these days comes before the last day. Choose a later one.':
    'Aucun de ces jours ne tombe avant le dernier jour. Choisis un dernier jour plus tardif.',
  'Not yet: nobody has this account there, or a code completes the log-in.':
    'Pas encore : aucun compte d’ici n’y est associé, ou il faut un code pour terminer la connexion.',
  'Nothing was changed. No one has taken this report.':
    'Rien n’a changé. Personne ne s’occupe de ce signalement.',
  'Nothing was changed. One of the games was already merged, or the other is archived.':
    'Rien n’a changé. L’un des jeux a déjà été fusionné, ou l’autre est archivé.',
  'Nothing was changed. {name} has taken this report.':
    'Rien n’a changé. {name} s’occupe de ce signalement.',
  'One of these categories doesn’t exist. Reload the page.':
    'Une de ces catégories n’existe pas. Recharge la page.',
  'Only admins can do this.': 'Seuls les admins peuvent faire ça.',
  'Only members can mute a session.': 'Seuls les membres peuvent mettre une session en sourdine.',
  'Only members who were in before the start, and were there themselves, can answer.':
    'Seuls les membres qui avaient leur place avant le début et qui étaient là peuvent répondre.',
  'Only the host can add files to a session.':
    'Seul l’hôte peut ajouter des fichiers à une session.',
  'Only the host can be thanked for hosting.': 'Seul l’hôte peut recevoir ce merci.',
  'Only the host can change a session.': 'Seul l’hôte peut modifier une session.',
  'Only the host can delete a session.': 'Seul l’hôte peut supprimer une session.',
  'Only the host can give roles.': 'Seul l’hôte peut attribuer les rôles.',
  'Only the host can invite people to this session.':
    'Seul l’hôte peut inviter des gens à cette session.',
  'Only the host can say who didn’t come.': 'Seul l’hôte peut dire qui manquait.',
  'Only the host can see the applications.': 'Seul l’hôte peut voir les candidatures.',
  'Only the invited person can accept an invite.':
    'Seule la personne qui a reçu la demande peut l’accepter.',
  'Only the other person can do this.': 'Seule l’autre personne peut faire ça.',
  'Peerway isn’t fully set up yet. Please tell the operator.':
    'Peerway n’est pas encore entièrement configuré. Préviens l’exploitant.',
  'Remove characters that can’t be displayed.':
    'Retire les caractères qui ne peuvent pas s’afficher.',
  'Remove these unknown columns: {columns}.': 'Retire ces colonnes inconnues : {columns}.',
  'Search for a word, game, category, language, platform or region first.':
    'Cherche d’abord un mot, un jeu, une catégorie, une langue, une plateforme ou une région.',
  'Some later sessions would be left out. Cancel them first.':
    'Certaines sessions suivantes disparaîtraient. Annule-les d’abord.',
  'Someone else has already answered.': 'Quelqu’un d’autre a déjà répondu.',
  'Someone has already applied. Cancel the session instead.':
    'Quelqu’un a déjà postulé. Annule plutôt la session.',
  'Something went wrong on our side. Try again in a moment.':
    'Un problème est survenu de notre côté. Réessaie dans un instant.',
  'That took too long. Log in again.': 'Ça a pris trop de temps. Reconnecte-toi.',
  'That took too long. Start again.': 'Ça a pris trop de temps. Recommence.',
  'That took too long. Try again.': 'Ça a pris trop de temps. Réessaie.',
  'The categories were changed in the meantime. Reload the page and try again.':
    'Les catégories ont changé entre-temps. Recharge la page et réessaie.',
  'The column "name" is missing. The first line must contain the column names.':
    'La colonne « name » manque. La première ligne doit contenir les noms des colonnes.',
  'The email or password is wrong.': 'L’e-mail ou le mot de passe est incorrect.',
  'The last day must be after the first.': 'Le dernier jour doit venir après le premier.',
  'The push service of this browser didn’t answer as it should. Try again in a moment.':
    'Le service push de ce navigateur n’a pas répondu comme prévu. Réessaie dans un instant.',
  'The roles have more seats than the session. One seat is yours.':
    'Les rôles ont plus de places que la session. Une place est à toi.',
  'The time to take this seat is over.': 'Le temps pour prendre cette place est écoulé.',
  'The upload is incomplete. Start it again.': 'L’envoi est incomplet. Recommence-le.',
  'There’s no free seat for you right now. You’re on the waiting list.':
    'Il n’y a pas de place libre pour toi en ce moment. Tu es sur liste d’attente.',
  'They weren’t in this session after it began.':
    'Cette personne ne participait pas à la session après son début.',
  'They weren’t in this session when it ended.':
    'Cette personne ne participait plus à la session quand elle s’est terminée.',
  'This Peerway isn’t set up for push notifications yet. Please tell the operator.':
    'Ce Peerway n’est pas encore configuré pour les notifications push. Préviens l’exploitant.',
  'This account is banned.': 'Ce compte est banni.',
  'This account is banned. Reason: {reason}': 'Ce compte est banni. Raison : {reason}',
  'This account is suspended until {until}.': 'Ce compte est suspendu jusqu’au {until}.',
  'This account is suspended until {until}. Reason: {reason}':
    'Ce compte est suspendu jusqu’au {until}. Raison : {reason}',
  'This account was just unlinked. Log in another way.':
    'Ce compte vient d’être dissocié. Connecte-toi autrement.',
  'This animation has more than {most} frames. Choose a shorter one.':
    'Cette animation a plus de {most} images. Choisis-en une plus courte.',
  'This animation has more than {most} megapixels in all its frames. Choose a smaller one.':
    'Cette animation fait plus de {most} mégapixels, toutes images comprises. Choisis-en une plus petite.',
  'This answer from {name} doesn’t belong to what you started here. Start again.':
    'Cette réponse de {name} ne correspond pas à ce que tu as commencé ici. Recommence.',
  'This application doesn’t exist, or you don’t have access to it.':
    'Cette candidature n’existe pas, ou tu n’y as pas accès.',
  'This calendar doesn’t exist, or you don’t have access to it.':
    'Cet agenda n’existe pas, ou tu n’y as pas accès.',
  'This call doesn’t exist, or you don’t have access to it.':
    'Cet appel n’existe pas, ou tu n’y as pas accès.',
  'This can’t be changed anymore.': 'Ça ne peut plus être modifié.',
  'This category doesn’t exist, or you don’t have access to it.':
    'Cette catégorie n’existe pas, ou tu n’y as pas accès.',
  'This category doesn’t exist.': 'Cette catégorie n’existe pas.',
  'This code is wrong. It changes every 30 seconds, so use the latest one, and check the clock of your phone.':
    'Ce code est incorrect. Il change toutes les 30 secondes, alors utilise le dernier et vérifie l’heure de ton téléphone.',
  'This code is wrong. Use the latest one, and check your phone’s clock.':
    'Ce code est incorrect. Utilise le dernier et vérifie l’heure de ton téléphone.',
  'This code was already used. Wait for the next one.': 'Ce code a déjà servi. Attends le suivant.',
  'This content doesn’t exist, or you don’t have access to it.':
    'Ce contenu n’existe pas, ou tu n’y as pas accès.',
  'This cover doesn’t exist, or you don’t have access to it.':
    'Cette jaquette n’existe pas, ou tu n’y as pas accès.',
  'This device doesn’t exist, or you don’t have access to it.':
    'Cet appareil n’existe pas, ou tu n’y as pas accès.',
  'This device is logged out, or the account can’t be used.':
    'Cet appareil est déconnecté, ou le compte ne peut pas être utilisé.',
  'This drawing can’t be turned into an image. Export it as a PNG.':
    'Ce dessin ne peut pas être converti en image. Exporte-le en PNG.',
  'This drawing contains a photo. Export it as a PNG or JPG.':
    'Ce dessin contient une photo. Exporte-le en PNG ou JPG.',
  'This drawing contains itself. Export it as a PNG.':
    'Ce dessin se contient lui-même. Exporte-le en PNG.',
  'This drawing defines its own XML entities. Export it again as plain SVG.':
    'Ce dessin définit ses propres entités XML. Exporte-le à nouveau en SVG simple.',
  'This drawing has a style sheet. Export it with presentation attributes, or as a PNG.':
    'Ce dessin a une feuille de style. Exporte-le avec des attributs de présentation, ou en PNG.',
  'This drawing has nested patterns, masks or filters. Export it as a PNG.':
    'Ce dessin a des motifs, masques ou filtres imbriqués. Exporte-le en PNG.',
  'This drawing is larger than 2 MB. Simplify it, or export it as a PNG.':
    'Ce dessin dépasse 2 Mo. Simplifie-le, ou exporte-le en PNG.',
  'This drawing is too complex. Simplify it, or export it as a PNG.':
    'Ce dessin est trop complexe. Simplifie-le, ou exporte-le en PNG.',
  'This email already has an account. Log in instead, or use another email.':
    'Cet e-mail a déjà un compte. Connecte-toi, ou utilise un autre e-mail.',
  'This file can’t be read as an image. Choose another one.':
    'Ce fichier ne peut pas être lu comme une image. Choisis-en un autre.',
  'This file contains no games.': 'Ce fichier ne contient aucun jeu.',
  'This file doesn’t exist, or you don’t have access to it.':
    'Ce fichier n’existe pas, ou tu n’y as pas accès.',
  'This file has {games} games, and the maximum is {most}. Split it into smaller files.':
    'Ce fichier contient {games} jeux, et le maximum est de {most}. Divise-le en fichiers plus petits.',
  'This file is damaged. Choose another one.': 'Ce fichier est endommagé. Choisis-en un autre.',
  'This file is empty. Choose another one.': 'Ce fichier est vide. Choisis-en un autre.',
  'This file is incomplete. Choose another one.': 'Ce fichier est incomplet. Choisis-en un autre.',
  'This file isn’t UTF-8. Save it as "CSV UTF-8" and try again.':
    'Ce fichier n’est pas en UTF-8. Enregistre-le en « CSV UTF-8 » et réessaie.',
  'This file isn’t an image. Choose another one.':
    'Ce fichier n’est pas une image. Choisis-en un autre.',
  'This friendship doesn’t exist, or you don’t have access to it.':
    'Cette amitié n’existe pas, ou tu n’y as pas accès.',
  'This game doesn’t exist, or you don’t have access to it.':
    'Ce jeu n’existe pas, ou tu n’y as pas accès.',
  'This game doesn’t exist.': 'Ce jeu n’existe pas.',
  'This game is already archived.': 'Ce jeu est déjà archivé.',
  'This game is already in line {twin}.': 'Ce jeu figure déjà à la ligne {twin}.',
  'This game is already in the catalogue.': 'Ce jeu est déjà dans le catalogue.',
  'This game is archived. Restore it first.': 'Ce jeu est archivé. Rétablis-le d’abord.',
  'This game is archived. Restore it instead.': 'Ce jeu est archivé. Rétablis-le plutôt.',
  'This game is not archived.': 'Ce jeu n’est pas archivé.',
  'This game isn’t available. Choose another one.':
    'Ce jeu n’est pas disponible. Choisis-en un autre.',
  'This game was merged into another one.': 'Ce jeu a été fusionné avec un autre.',
  'This game was merged into another one. Nothing was changed.':
    'Ce jeu a été fusionné avec un autre. Rien n’a changé.',
  'This image has more than {most} megapixels. Choose a smaller one.':
    'Cette image fait plus de {most} mégapixels. Choisis-en une plus petite.',
  'This image is empty. Choose another one.': 'Cette image est vide. Choisis-en une autre.',
  'This image is more than {most} pixels wide or high. Choose a smaller one.':
    'Cette image fait plus de {most} pixels de large ou de haut. Choisis-en une plus petite.',
  'This image is too complex. Save it in another way and try again.':
    'Cette image est trop complexe. Enregistre-la autrement et réessaie.',
  'This invitation doesn’t exist, or you don’t have access to it.':
    'Cette invitation n’existe pas, ou tu n’y as pas accès.',
  'This invite doesn’t exist, or you don’t have access to it.':
    'Cette demande d’ami n’existe pas, ou tu n’y as pas accès.',
  'This is already taken down.': 'Ce contenu est déjà retiré.',
  'This is already your email.': 'C’est déjà ton e-mail.',
  'This is required.': 'Ce champ est obligatoire.',
  'This is the only admin. Make someone else an admin first.':
    'C’est le seul admin. Nomme d’abord quelqu’un d’autre admin.',
  'This is the only way into your account. Add another one first.':
    'C’est le seul accès à ton compte. Ajoutes-en d’abord un autre.',
  'This isn’t a name.': 'Ce n’est pas un nom.',
  'This isn’t a push service that Peerway knows.': 'Peerway ne connaît pas ce service push.',
  'This isn’t taken down.': 'Ce contenu n’est pas retiré.',
  'This isn’t the same type of file as before.': 'Ce n’est pas le même type de fichier qu’avant.',
  'This isn’t the {provider} account that is linked here. Use that one.':
    'Ce n’est pas le compte {provider} associé ici. Utilise celui qui l’est.',
  'This line has fewer values than columns.': 'Cette ligne a moins de valeurs que de colonnes.',
  'This line has more values than columns.': 'Cette ligne a plus de valeurs que de colonnes.',
  'This link has expired or isn’t complete.': 'Ce lien a expiré ou n’est pas complet.',
  'This link has expired or was already used.': 'Ce lien a expiré ou a déjà servi.',
  'This linked account doesn’t exist, or you don’t have access to it.':
    'Ce compte associé n’existe pas, ou tu n’y as pas accès.',
  'This list of applications doesn’t exist, or you don’t have access to it.':
    'Cette liste de candidatures n’existe pas, ou tu n’y as pas accès.',
  'This log-in was already used. Start again.': 'Cette connexion a déjà servi. Recommence.',
  'This message doesn’t exist, or you don’t have access to it.':
    'Ce message n’existe pas, ou tu n’y as pas accès.',
  'This message or room doesn’t exist, or you don’t have access to it.':
    'Ce message ou ce salon n’existe pas, ou tu n’y as pas accès.',
  'This name is taken, or looks too much like one that is. Try another one.':
    'Ce nom est pris, ou ressemble trop à un autre. Essaies-en un autre.',
  'This name is taken. Try another one.': 'Ce nom est pris. Essaies-en un autre.',
  'This notice doesn’t exist, or you don’t have access to it.':
    'Cette notification n’existe pas, ou tu n’y as pas accès.',
  'This owner doesn’t exist, or you don’t have access to it.':
    'La page ou la session concernée n’existe pas, ou tu n’y as pas accès.',
  'This passkey couldn’t be checked. Try again.':
    'Cette clé d’accès n’a pas pu être vérifiée. Réessaie.',
  'This passkey doesn’t belong to your account. Try another one.':
    'Cette clé d’accès n’appartient pas à ton compte. Essaies-en une autre.',
  'This passkey doesn’t exist, or you don’t have access to it.':
    'Cette clé d’accès n’existe pas, ou tu n’y as pas accès.',
  'This passkey doesn’t work here, or it was removed from your account. Log in another way.':
    'Cette clé d’accès ne fonctionne pas ici, ou elle a été retirée de ton compte. Connecte-toi autrement.',
  'This passkey is already there.': 'Cette clé d’accès est déjà enregistrée.',
  'This passkey may have been copied, so we didn’t accept it. Log in another way, and remove it from your account.':
    'Cette clé d’accès a peut-être été copiée, donc on l’a refusée. Connecte-toi autrement et retire-la de ton compte.',
  'This password is easy to guess. Try a few random words.':
    'Ce mot de passe est facile à deviner. Essaie quelques mots au hasard.',
  'This password is wrong. Try again.': 'Ce mot de passe est incorrect. Réessaie.',
  'This person was already invited, or is already in.':
    'Cette personne a déjà une invitation ou une place.',
  'This report doesn’t exist, or you don’t have access to it.':
    'Ce signalement n’existe pas, ou tu n’y as pas accès.',
  'This report is already decided. You can’t change a decision.':
    'Ce signalement est déjà traité. Tu ne peux pas changer une décision.',
  'This request doesn’t exist, or you don’t have access to it.':
    'Cette demande n’existe pas, ou tu n’y as pas accès.',
  'This request is already decided.': 'Cette demande est déjà traitée.',
  'This saved search doesn’t exist, or you don’t have access to it.':
    'Cette recherche enregistrée n’existe pas, ou tu n’y as pas accès.',
  'This second factor doesn’t exist, or you don’t have access to it.':
    'Ce second facteur n’existe pas, ou tu n’y as pas accès.',
  'This series doesn’t exist, or you don’t have access to it.':
    'Cette série n’existe pas, ou tu n’y as pas accès.',
  'This series is being changed. Try again in a moment.':
    'Cette série est en cours de modification. Réessaie dans un instant.',
  'This session doesn’t exist, or you don’t have access to it.':
    'Cette session n’existe pas, ou tu n’y as pas accès.',
  'This session doesn’t have this role anymore. Choose another one.':
    'Cette session n’a plus ce rôle. Choisis-en un autre.',
  'This session ended a while ago. You can still read its room.':
    'Cette session est terminée depuis un moment. Tu peux encore lire son salon.',
  'This session is for adults. Confirm first that you’re 18 or older.':
    'Cette session est réservée aux adultes. Confirme d’abord que tu as 18 ans ou plus.',
  'This session is full, and it has already started.':
    'Cette session est complète et elle a déjà commencé.',
  'This session is over or was cancelled.': 'Cette session est terminée ou a été annulée.',
  'This session is over.': 'Cette session est terminée.',
  'This session isn’t over yet.': 'Cette session n’est pas encore terminée.',
  'This session was cancelled.': 'Cette session a été annulée.',
  'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.':
    'Cette session a changé depuis que tu l’as ouverte, peut-être dans un autre onglet. Rien n’a été enregistré. Charge la nouvelle version.',
  'This upload doesn’t exist, or you don’t have access to it.':
    'Cet envoi n’existe pas, ou tu n’y as pas accès.',
  'This upload is already finished.': 'Cet envoi est déjà terminé.',
  'This user can’t be invited to this session right now.':
    'Impossible d’inviter cette personne dans cette session pour l’instant.',
  'This user doesn’t accept friend invites right now.':
    'Cette personne n’accepte pas de demandes d’ami pour l’instant.',
  'This user doesn’t accept messages right now.':
    'Cette personne n’accepte pas de messages pour l’instant.',
  'This user doesn’t exist, or you don’t have access to it.':
    'Cette personne n’existe pas, ou tu n’y as pas accès.',
  'This video has data tracks. Export it again with sound and picture only.':
    'Cette vidéo a des pistes de données. Exporte-la à nouveau avec le son et l’image seulement.',
  'This video is larger than 95 MB. Choose a smaller one.':
    'Cette vidéo dépasse 95 Mo. Choisis-en une plus petite.',
  'This was changed in the meantime. Reload the page and try again.':
    'Quelque chose a changé entre-temps. Recharge la page et réessaie.',
  'This way to log in doesn’t exist, or you don’t have access to it.':
    'Ce moyen de connexion n’existe pas, ou tu n’y as pas accès.',
  'This {provider} account already has a Peerway account. Log in with it.':
    'Ce compte {provider} a déjà un compte Peerway. Utilise-le pour te connecter.',
  'This {provider} account is already linked to yours.':
    'Ce compte {provider} est déjà associé au tien.',
  'This {provider} account is linked to another Peerway account. Log in with it to unlink it there.':
    'Ce compte {provider} est associé à un autre compte Peerway. Utilise-le pour te connecter, puis dissocie-le là-bas.',
  'Too many failed attempts. Try again later.': 'Trop d’essais ratés. Réessaie plus tard.',
  'Too many requests. Try again in a minute.':
    'Ça fait beaucoup d’un coup. Réessaie dans une minute.',
  'Unknown category: {names}.': 'Catégorie inconnue : {names}.',
  'Use at least one letter, digit or emoji.':
    'Utilise au moins une lettre, un chiffre ou un emoji.',
  'Use at least {least} characters.': 'Utilise au moins {least} caractères.',
  'Use at most {most} characters.': 'Utilise {most} caractères au plus.',
  'Use fewer accents on one character.': 'Utilise moins d’accents sur un même caractère.',
  'We’ve already sent you several emails. Try again later.':
    'On t’a déjà envoyé plusieurs e-mails. Réessaie plus tard.',
  'Whoever invited you can no longer invite people to this session.':
    'La personne qui t’invite ne peut plus inviter de gens à cette session.',
  'You already have a seat.': 'Tu as déjà ta place.',
  'You already have {most} open reports. Wait until some are decided.':
    'Tu as déjà {most} signalements ouverts. Attends que certains soient traités.',
  'You already host {most} sessions that aren’t over. Cancel one, or wait until one has ended.':
    'Tu organises déjà {most} sessions qui ne sont pas terminées. Annules-en une, ou attends que l’une d’elles se termine.',
  'You can only add files to your own page.':
    'Tu ne peux ajouter des fichiers qu’à ta propre page.',
  'You can only apply for yourself.': 'Tu ne peux postuler que pour toi.',
  'You can only change your own messages.': 'Tu ne peux modifier que tes propres messages.',
  'You can only change your own page.': 'Tu ne peux modifier que ta propre page.',
  'You can only invite friends.': 'Tu ne peux inviter que des amis.',
  'You can only say who didn’t come for {most} hours after a session.':
    'Tu peux dire qui manquait pendant {most} heures seulement après une session.',
  'You can only send your own invites.': 'Tu ne peux envoyer que tes propres demandes d’ami.',
  'You can thank people who were there for {days} days after a session.':
    'Tu peux dire merci aux personnes qui étaient là pendant {days} jours après une session.',
  'You cancelled at {name}, so nothing was changed.':
    'Tu as annulé sur {name}, donc rien n’a changé.',
  'You can’t apply to your own session.': 'Tu ne peux pas postuler à ta propre session.',
  'You can’t block yourself.': 'Tu ne peux pas te bloquer toi-même.',
  'You can’t do this to your own account. Ask another admin.':
    'Tu ne peux pas faire ça à ton propre compte. Demande à un autre admin.',
  'You can’t invite yourself.': 'Tu ne peux pas t’inviter toi-même.',
  'You can’t merge a category into itself.':
    'Tu ne peux pas fusionner une catégorie avec elle-même.',
  'You can’t merge a game into itself.': 'Tu ne peux pas fusionner un jeu avec lui-même.',
  'You can’t report yourself or your own content.':
    'Tu ne peux signaler ni toi-même ni tes propres contenus.',
  'You can’t thank yourself.': 'Tu ne peux pas te dire merci à toi-même.',
  'You could only answer for {days} days.': 'Tu avais {days} jours pour répondre.',
  'You have too many open requests. Wait until some are answered.':
    'Tu as trop de demandes en attente. Attends quelques réponses.',
  'You have {most} files, the maximum. Delete one to add another.':
    'Tu as {most} fichiers, c’est le maximum. Supprimes-en un pour en ajouter un autre.',
  'You have {most} saved searches, the maximum. Remove one first.':
    'Tu as {most} recherches enregistrées, c’est le maximum. Supprimes-en d’abord une.',
  'You were marked as not there, so you can’t give thanks.':
    'Ton absence a été notée, donc tu ne peux pas dire merci.',
  'You weren’t in this session lately.':
    'Tu ne participais pas à cette session ces derniers temps.',
  'Your account is about to be deleted. Choose to keep it first.':
    'Ton compte va être supprimé. Choisis d’abord de le garder.',
  'Your email is already confirmed.': 'Ton e-mail est déjà confirmé.',
  'You’re already friends, or one of you has invited the other.':
    'Vous êtes déjà amis, ou une demande est déjà envoyée.',
  'You’re already in this session, or have already applied.':
    'Tu participes déjà à cette session, ou tu as déjà postulé.',
  'The time to keep this account is over.': 'Le délai pour garder ce compte est passé.',
  'You’re no longer on the waiting list.': 'Tu n’es plus sur liste d’attente.',
  'You’re sending messages very fast. Wait a moment.':
    'Tu envoies des messages très vite. Attends un instant.',
  'You’ve already answered this invitation.': 'Tu as déjà répondu à cette invitation.',
  'You’ve already reported this. We’ll let you know the decision.':
    'Tu l’as déjà signalé. On te dira ce qui a été décidé.',
  'You’ve already requested this game.': 'Tu as déjà demandé ce jeu.',
  'You’ve already saved this search.': 'Tu as déjà enregistré cette recherche.',
  'You’ve already thanked this person.': 'Tu as déjà dit merci à cette personne.',
  'You’ve been logged out. Log in again.': 'Ta connexion a expiré. Reconnecte-toi.',
  'You’ve reached the maximum number of categories.':
    'Le nombre maximal de catégories est atteint.',
  'please login!': 'Connecte-toi d’abord !',
  '{name} didn’t confirm that it’s you. Try again.':
    '{name} n’a pas confirmé que c’est toi. Réessaie.',
  '{name} doesn’t answer right now. Try again in a moment, or log in another way.':
    '{name} ne répond pas pour l’instant. Réessaie dans un instant, ou connecte-toi autrement.',
  '{taken} seats are already taken. Choose at least {taken}.':
    '{taken} places sont déjà prises. Choisis-en au moins {taken}.',
  '{taken} seats are already taken or offered. Choose at least {taken}.':
    '{taken} places sont déjà prises ou proposées. Choisis-en au moins {taken}.',
  '1 seat without a role is taken or offered. Leave at least that many.':
    '1 place sans rôle est prise ou proposée. Gardes-en au moins autant.',
  '{count} seats without a role are taken or offered. Leave at least that many.':
    '{count} places sans rôle sont prises ou proposées. Gardes-en au moins autant.',
  '1 seat of “{role}” is taken or offered. Keep at least that many, or give those people another role first.':
    '1 place du rôle « {role} » est prise ou proposée. Gardes-en au moins autant, ou donne d’abord un autre rôle à cette personne.',
  '{count} seats of “{role}” are taken or offered. Keep at least that many, or give those people another role first.':
    '{count} places du rôle « {role} » sont prises ou proposées. Gardes-en au moins autant, ou donne d’abord un autre rôle à ces personnes.',
  'The time to take this seat is over. This session has started.':
    'Le temps pour prendre cette place est écoulé. La session a commencé.',
  'The time to take this seat is over. You’re still on the waiting list.':
    'Le temps pour prendre cette place est écoulé. Tu es toujours sur liste d’attente.',
};

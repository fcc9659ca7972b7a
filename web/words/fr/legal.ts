import type { legal as English } from '../en/legal.ts';
import type { Translated } from '../translated.ts';

/** Words of the legal pages. They state what this software does. Facts about the operator come from the operator. */
export const legal: Translated<typeof English> = {
  imprint: {
    title: 'Mentions légales',
    operatedBy: 'Cette communauté est exploitée par',
    email: 'E-mail : {email}',
    unknown: 'L’exploitant n’a pas encore renseigné ses coordonnées.',
    missing: 'L’exploitant n’a pas encore renseigné toutes ses coordonnées.',
    toOperator: (names) =>
      `C’est toi l’exploitant ? Définis ${names} dans la configuration de ton déploiement pour afficher tes coordonnées ici.`,
    software: 'Le logiciel est Peerway, sous licence MIT.',
  },
  privacy: {
    title: 'Confidentialité',
    lead: 'Ce que Peerway enregistre sur toi, pourquoi et pendant combien de temps. Peerway ne dépose aucun cookie, ne charge rien de tiers et n’affiche aucune pub.',
    sections: [
      {
        title: 'Ton compte',
        text: [
          'Nous enregistrons ton nom, ton e-mail, si et quand tu l’as confirmé, et un hash scrypt de ton mot de passe. Nous n’enregistrons jamais le mot de passe lui-même. Les autres voient ton nom. Seuls les admins voient ton e-mail.',
          'Nous enregistrons ce que tu ajoutes à ta page : un texte sur toi, ta région, tes langues, tes plateformes, tes gamertags et qui peut voir chacun, tes jeux dans l’ordre, et qui peut t’envoyer une demande d’ami, t’écrire, t’appeler et voir que tu es en ligne. Nous enregistrons aussi la langue de tes écrans et de tes e-mails.',
          'Nous enregistrons quand tu as accepté les conditions et, si tu l’as fait, quand tu as confirmé avoir 18 ans ou plus.',
          'Nous gardons tout cela aussi longtemps que tu as ton compte.',
        ],
      },
      {
        title: 'Ce que tu fais ici',
        text: [
          'Nous enregistrons les sessions que tu organises, tes candidatures, les invitations envoyées et reçues, les recherches enregistrées, tes amitiés et les demandes d’ami avec leurs messages, les personnes que tu as bloquées, les jeux que tu as demandés et tes notifications. Nous les gardons aussi longtemps que tu as ton compte. Si tu indiques que tu arrives à une session, nous enregistrons l’heure. L’hôte et les membres le voient.',
          'Si tu organises des sessions qui se répètent, nous enregistrons leur règle : les jours de la semaine, l’heure et le fuseau horaire. Si tu participes à une telle série, nous enregistrons depuis quand, ainsi que ton rôle, jusqu’à ce que tu la quittes ou que l’hôte te retire. L’hôte et les membres voient que tu participes à ses sessions.',
          'Nous enregistrons le rôle pour lequel tu as postulé ou que l’hôte t’a donné dans une session. Dès que tu as une place, toutes les personnes qui peuvent voir les membres de la session le voient. Si tu es sur une liste d’attente, nous enregistrons jusqu’à quand une place t’est proposée et si tu as laissé passer une place proposée. Il n’y a que l’hôte et toi qui le voyez.',
          'Nous enregistrons les heures où tu as du temps pour jouer, avec leur fuseau horaire, jusqu’à ce que tu les effaces. Il n’y a que toi qui les vois. Nous les comparons au début des sessions pour t’indiquer celles qui te vont.',
          'Si l’hôte d’une session note ton absence, nous enregistrons cette absence, si tu l’as contestée, et quel membre l’a confirmée. L’hôte et toi pouvez le voir. Si tu la contestes, on demande aux autres membres. Les hôtes chez qui tu postules lisent en quelques mots si tu viens d’habitude. C’est calculé sur tes 30 dernières sessions. Personne d’autre ne le voit.',
          'Nous enregistrons à qui tu dis merci, pour quelle session et pour quoi. La personne apprend que quelqu’un lui a dit merci, mais pas qui. Ce pour quoi on lui dit merci est sur sa page, sans noms ni nombres exacts.',
          'Si tu crées une adresse secrète pour ton agenda, quiconque l’a peut lire les sessions auxquelles tu participes. Nous en enregistrons un hash et la date de création, jusqu’à ce que tu la révoques. Le fournisseur de ton agenda apprend ce que l’agenda contient.',
          'Quand un lien vers une session publique ou vers ta page est partagé, l’appli où il est partagé peut afficher le nom, les jeux et l’heure de la session, ou ton nom et tes jeux. Les moteurs de recherche peuvent référencer les sessions publiques qui ne sont pas terminées, avec ton nom comme hôte. Ils ne peuvent pas référencer ta page.',
          'Nous enregistrons les photos et vidéos que tu envoies. Des photos et des vidéos MP4 et WebM, nous retirons ce que les caméras et les logiciels ajoutent à l’image et au son, comme le lieu et l’appareil. Ce qui se voit ou s’entend reste, tout comme ce qui serait caché dans l’image ou le son. Les vidéos OGG sont enregistrées telles quelles. Quand tu supprimes un fichier, il disparaît tout de suite et il est effacé en quelques minutes. Si un signalement en cours le montre, seuls les admins le voient à partir de là, et il est effacé une fois le signalement traité.',
          'Nous enregistrons qui a appelé qui, dans quelle session, quand l’appel a commencé et s’est terminé, et qui a répondu. Pendant dix minutes après un appel, nous enregistrons aussi les noms de toutes les personnes qui y étaient. Le son et la vidéo vont de navigateur à navigateur, ou passent par le relais de l’exploitant si ton réseau l’exige. Peerway ne les enregistre pas. Pour se connecter, les navigateurs de deux amis s’échangent leurs adresses IP. Avec toute autre personne dans un appel, la connexion passe par le relais de l’exploitant s’il y en a un. Sinon, les navigateurs s’échangent aussi leurs adresses IP, et l’appel l’indique avant que tu le rejoignes. Nous n’enregistrons pas ces adresses.',
          'Les messages du salon d’une session sont supprimés 90 jours après la session. Les messages entre deux personnes sont gardés jusqu’à ce que leur auteur supprime son compte. D’un message supprimé, il ne reste que l’auteur et l’heure. Nous enregistrons aussi jusqu’où tu as lu. Les admins ne peuvent lire des messages que dans un signalement, qui garde le message signalé et jusqu’à vingt autour. Là aussi, ils sont supprimés avec le compte de leur auteur.',
          'Nous enregistrons si tu es en ligne et quand tu l’étais pour la dernière fois. Les personnes qui t’ont dans une liste ouverte l’apprennent quand ça change. Pour cela, nous enregistrons à côté de ton compte dans quelles listes tu apparais. Une entrée expire au plus tard 60 jours après son dernier renouvellement et elle est effacée à la mise à jour suivante des entrées.',
        ],
      },
      {
        title: 'Signalements et décisions',
        text: [
          'Un signalement contient qui l’a envoyé, la raison, son message et une copie de ce qui est signalé. Seuls les admins le voient. La personne signalée n’apprend jamais qui l’a envoyé.',
          'Les décisions des admins sur les comptes, les sessions et les fichiers sont enregistrées dans un journal, avec l’admin, l’heure et la raison. Le journal ne peut pas être modifié et il est conservé. S’il cite un nom ou un texte de toi, la citation est enregistrée à côté et supprimée avec ton compte.',
          'Nous comptons par jour les nouveaux comptes, les sessions, les candidatures, les appels et les fichiers, ainsi que les erreurs du serveur, sans noms.',
        ],
      },
      {
        title: 'Connexion',
        text: [
          'Pour chaque appareil avec lequel tu te connectes, nous enregistrons quand et comment s’est faite la connexion, quand elle expire, quand tu l’as utilisée pour la dernière fois et comment ton navigateur se présente. Nous supprimons tout cela 60 jours après la connexion. Tu vois tes appareils sur ta page et tu peux déconnecter chacun d’eux.',
          'Une clé d’accès a deux moitiés. La secrète reste sur ton appareil ou dans ton gestionnaire de mots de passe. Nous enregistrons la publique, le nom que tu lui as donné, et quand elle a été ajoutée et utilisée pour la dernière fois, jusqu’à ce que tu la retires. Le fait qu’une connexion ou une configuration a abouti est noté jusqu’au moment où elle aurait expiré : après cinq minutes, 15 pour un compte d’un autre service, ou 30 pour les codes.',
          'Si tu te connectes avec Discord, Google, Twitch ou Steam, ce service apprend que tu utilises cette communauté et nous transmet ton identifiant, ton nom et ton e-mail chez lui. Quand tu t’inscris, cet e-mail devient celui de ton compte, et nous te proposons le nom comme le tien ici ou comme gamertag. Nous enregistrons l’identifiant, le nom (celui de Google est ton e-mail), et quand tu l’as associé et utilisé pour la dernière fois, jusqu’à ce que tu le dissocies. Nous ne recevons jamais ton mot de passe là-bas et ne pouvons rien publier à ta place.',
          'Si tu actives les codes, nous enregistrons ce à partir de quoi ton application d’authentification les calcule, et un hash de chaque code de secours que tu n’as pas utilisé, jusqu’à ce que tu désactives les codes. Pour un navigateur de confiance, nous enregistrons un hash de sa clé pendant 30 jours.',
          'Pour les changements importants, nous enregistrons sur l’appareil quand tu as confirmé pour la dernière fois que c’est bien toi.',
          'Après un mauvais mot de passe, nous comptons un hash de l’e-mail saisi, seul et avec ton adresse réseau, pendant 15 minutes au plus. Les mauvais codes sont comptés pendant un jour au plus et les changements de ton e-mail pendant une heure, sous un hash du numéro de ton compte. Nous n’enregistrons les adresses réseau d’aucune autre façon.',
        ],
      },
      {
        title: 'E-mails',
        text: [
          'Nous t’écrivons pour confirmer ton adresse, pour réinitialiser un mot de passe oublié, quand ton e-mail, ton mot de passe, tes clés d’accès, tes comptes associés ou tes codes changent, quand un code de secours est utilisé, quand un nouvel appareil se connecte et quand ton compte va être supprimé. Tant que tu n’as pas confirmé ton adresse, nous n’envoyons que des liens demandés par toi ou quelqu’un d’autre, sans aucun nom. Aucun de nos e-mails ne contient d’images ni quoi que ce soit qui nous dise quand tu le lis.',
          'Une fois ton adresse confirmée, nous t’écrivons aussi sur les sujets que tu as choisis dans la rubrique « Notifications » de ta page. Au début, ce sont les réponses à tes candidatures et les changements de tes sessions. Chacun de ces e-mails a un lien qui les arrête, sans connexion.',
          'Les e-mails passent par le service d’e-mail de Cloudflare. Nous enregistrons un hash de chaque lien pendant une heure, ou jusqu’à ce qu’il soit utilisé. Pour que personne ne puisse inonder une boîte de réception, nous enregistrons pendant un jour quand nous avons écrit à une adresse, sous un hash de celle-ci.',
        ],
      },
      {
        title: 'Notifications',
        text: [
          'Nous enregistrons quelles notifications tu veux et comment, tes heures calmes et ton fuseau horaire, et les sessions que tu as mises en sourdine, aussi longtemps que tu as ton compte.',
          'Si tu autorises les push sur un appareil, nous enregistrons l’adresse et les clés que son navigateur nous donne pour cela. Nous les supprimons quand tu t’y déconnectes ou que tu retires l’appareil sur ta page. Les push passent par le service du fabricant de ton navigateur, chiffrés pour que seul ton navigateur puisse les lire. Ce que nous avons encore à te dire attend dans une file jusqu’à son tour. Ensuite, c’est envoyé, ou supprimé si tu l’as lu ou si ça n’a plus d’importance. Le texte d’un message n’y reste que quelques secondes.',
        ],
      },
      {
        title: 'Dans ton navigateur',
        text: [
          'Le stockage local contient jwt_token, refresh_token et email tant que ta connexion dure, et le thème et la langue de tes écrans. Il note aussi si les push sont activés dans ce navigateur, ou que tu les as refusés. Si tu nous as dit de faire confiance à ce navigateur, le stockage local contient aussi trusted, sa clé. Un cache du navigateur contient les derniers caractères d’un jeton expiré, pour que deux onglets ne le renouvellent pas deux fois. La déconnexion retire jwt_token et email. Le refresh_token reste mais ne fonctionne plus.',
          'Ton navigateur garde aussi ce que tu écris jusqu’à ce que tu l’envoies. Les brouillons de sessions et de messages et les jeux non enregistrés sont gardés dans le stockage local, et les messages pas encore envoyés dans la base de données du navigateur. Les demandes d’ami, les candidatures, les signalements et les changements de ta page ne sont gardés que dans l’onglet actuel, tout comme la clé d’une connexion avec Discord et les autres, jusqu’à ton retour. Rien de tout cela n’arrive au serveur avant que tu l’envoies.',
          'Tes réglages d’appel restent dans ton navigateur : les appareils choisis, le volume de chaque personne, le push-to-talk et la sonnerie. Pendant un appel, l’onglet retient de quel appel il s’agit, pour que tu puisses recharger la page et y rester.',
        ],
      },
      {
        title: 'Où sont tes données',
        text: [
          'Tes données sont sur les serveurs de Cloudflare, où l’exploitant fait tourner ce logiciel. Tout le trafic est chiffré.',
        ],
      },
      {
        title: 'Quand tu pars',
        text: [
          'Tu peux supprimer ton compte sur ta page. Tu disparais tout de suite de toutes les listes et tu as 14 jours pour te connecter et garder ton compte. Ensuite, nous supprimons tout, sauf ce qui appartient à d’autres. Les absences notées et les mercis sont supprimés aussi, ceux que tu as donnés comme ceux que tu as reçus.',
          'Ce qui reste : les places que tu as eues dans les sessions d’autres personnes. Tes sessions pour lesquelles d’autres ont postulé, avec leur nom, leurs jeux et leur heure, mais sans la description. Les appels dans les listes des personnes que tu as appelées. Le fait que tu as envoyé une notification à quelqu’un, sans ton texte. Le fait qu’un signalement a été fait, et son résultat. Le journal des décisions des admins, avec la raison écrite par l’admin. Dans tout cela, ton nom devient « Compte supprimé », et tes textes et fichiers sont supprimés.',
          'Certaines choses mettent plus de temps à disparaître. L’index de recherche contient encore des mots que tu as écrits jusqu’à sa réécriture, qui commence tout de suite et prend des heures dans une grande communauté. Pendant 60 jours au plus, les listes des personnes à prévenir quand d’autres arrivent en ligne peuvent contenir ton numéro. Cloudflare garde un historique de la base de données pendant 30 jours au plus, pour que l’exploitant puisse la restaurer après une panne.',
        ],
      },
      {
        title: 'Tes droits',
        text: [
          'Sur ta page, tu peux voir et corriger tes données, et télécharger en un fichier tout ce que nous avons sur toi. Pour le reste, contacte l’exploitant indiqué dans les mentions légales.',
        ],
      },
    ],
  },
  terms: {
    title: 'Conditions d’utilisation',
    lead: 'Les règles de cette communauté. L’exploitant peut en ajouter.',
    sections: [
      {
        title: 'Sois quelqu’un avec qui on aime jouer',
        text: [
          'Pas d’insultes, de menaces, de haine ni de harcèlement, que ce soit dans les textes, les noms, les photos, les vidéos ou les appels.',
          'Pas d’outils de triche, pas de vente ni d’échange de comptes, pas de publicité.',
          'Rien d’illégal là où tu es ou là où est l’exploitant.',
        ],
      },
      {
        title: 'Ton compte',
        text: [
          'Ton compte n’est qu’à toi. Ne le partage pas et ne te fais pas passer pour quelqu’un d’autre.',
          'Seules les personnes qui confirment avoir 18 ans ou plus peuvent rejoindre les sessions pour adultes.',
        ],
      },
      {
        title: 'Tes contenus restent à toi',
        text: [
          'Tu autorises l’exploitant à montrer tes contenus aux personnes avec qui tu as choisi de les partager, aussi longtemps qu’ils sont ici.',
          'N’envoie que des photos et vidéos qui sont à toi ou que tu as le droit d’utiliser.',
        ],
      },
      {
        title: 'Si quelqu’un enfreint les règles',
        text: [
          'Les admins peuvent retirer des contenus, et avertir, suspendre ou bannir des comptes.',
          'Le service est fourni tel quel. Les sessions sont des accords entre les gens qui jouent. Peerway les met seulement en relation.',
        ],
      },
    ],
  },
};

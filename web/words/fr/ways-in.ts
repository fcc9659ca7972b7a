import type { waysIn as English } from '../en/ways-in.ts';
import type { Translated } from '../translated.ts';
import { plural } from './grammar.ts';

/** Words of passkeys, of proofs, and of the page that lists all ways into an account. */
export const waysIn: Translated<typeof English> = {
  logIn: 'Utiliser une clé d’accès',
  cancelled: 'Aucune clé d’accès utilisée. Réessaie, ou connecte-toi avec ton mot de passe.',
  unusable:
    'Ton navigateur ne peut pas utiliser de clés d’accès ici. Connecte-toi avec ton mot de passe.',
  code: {
    label: 'Code',
    hint: 'Six chiffres de ton application d’authentification. Téléphone perdu ? Tape plutôt un code de secours.',
    lead: 'Presque fini ! Ton compte demande aussi un code.',
    trust: 'Ne plus demander ici pendant 30 jours',
    trustHint: 'Seulement sur un appareil à toi.',
    submit: 'Se connecter',
    back: 'Retour',
  },
  factor: {
    title: 'Application d’authentification',
    hint: 'Quand tu te connectes avec ton mot de passe ou un compte associé, on te demande aussi un code affiché par une appli sur ton téléphone. Un mot de passe volé ne suffit alors plus. Avec une clé d’accès, pas besoin de codes.',
    setUp: 'Activer les codes',
    scan: 'Scanne ceci avec une application d’authentification, par exemple celle de ton gestionnaire de mots de passe.',
    picture: 'QR code pour ton application d’authentification',
    type: 'Impossible de scanner ? Tape cette clé dans l’appli :',
    firstCode: 'Tape ensuite le code affiché par l’appli.',
    turnOn: 'Activer',
    on: 'activé',
    left: (count) =>
      plural(count, {
        one: `${count} code de secours restant`,
        other: `${count} codes de secours restants`,
      }),
    renew: 'Obtenir de nouveaux codes de secours',
    off: 'Désactiver les codes',
    offTitle: 'Désactiver les codes ?',
    offText:
      'Ton mot de passe ou un compte associé suffira alors pour te connecter. Tes codes de secours ne fonctionneront plus.',
    isOff: 'Les codes sont désactivés.',
    codesTitle: 'Tes codes de secours',
    codesText:
      'Si tu perds ton téléphone, chacun te permet d’entrer une fois. Garde-les en lieu sûr : on ne les affiche que maintenant.',
    download: 'Télécharger les codes',
    fileName: 'peerway-codes-de-secours.txt',
    kept: 'C’est enregistré',
    isOn: 'Les codes sont activés. Il t’en faudra un à ta prochaine connexion.',
  },
  password: {
    none: 'Ton compte n’a pas de mot de passe. Tu te connectes avec une clé d’accès ou un compte associé.',
    add: 'Ajouter un mot de passe',
    added: 'Ton mot de passe est enregistré. Tous tes autres appareils sont déconnectés.',
    remove: 'Retirer le mot de passe',
    removed:
      'Ton mot de passe est retiré. Connecte-toi désormais avec une clé d’accès ou un compte associé.',
    removeTitle: 'Retirer ton mot de passe ?',
    removeText:
      'Tu ne pourras entrer qu’avec une clé d’accès ou un compte associé. Tu peux rajouter un mot de passe à tout moment.',
  },
  passkeys: {
    title: 'Clés d’accès',
    hint: 'Connecte-toi avec ton empreinte, ton visage ou le verrouillage de l’écran. Une clé d’accès reste sur ton appareil ou dans ton gestionnaire de mots de passe, et personne ne peut te la voler par hameçonnage.',
    none: 'Tu n’as pas encore de clé d’accès.',
    unsupported:
      'Ce navigateur ne gère pas les clés d’accès. Ouvre cette page sur un téléphone ou dans un autre navigateur pour en ajouter une.',
    add: 'Ajouter une clé d’accès',
    added: 'Ta clé d’accès est enregistrée. Utilise-la à ta prochaine connexion.',
    there: 'Cet appareil a déjà une clé d’accès pour ton compte.',
    failed: 'Aucune clé d’accès enregistrée. Réessaie quand tu veux.',
    created: (date) => `ajoutée le ${date}`,
    used: (ago) => `utilisée ${ago}`,
    unused: 'pas encore utilisée',
    rename: 'Renommer',
    renameOne: (name) => `Renommer ${name}`,
    renameTitle: 'Renommer la clé d’accès',
    name: 'Nom',
    save: 'Enregistrer le nom',
    renamed: 'Le nouveau nom est enregistré.',
    remove: 'Retirer',
    removeOne: (name) => `Retirer ${name}`,
    removeTitle: (name) => `Retirer ${name} ?`,
    removeText:
      'Tu ne pourras plus te connecter avec cette clé d’accès. Les appareils déjà connectés le restent. Ton appareil peut encore la proposer tant que tu ne l’y as pas supprimée aussi.',
    removed: (name) => `Clé d’accès retirée : ${name}.`,
    last: 'C’est le seul accès à ton compte, donc tu ne peux pas le retirer. Ajoutes-en d’abord un autre.',
  },
  admin: {
    title: 'Pour les admins',
    setUp:
      'Les admins ont besoin de plus qu’un mot de passe, car ils peuvent voir et modifier ce qui appartient aux autres. Ajoute une clé d’accès ou active les codes ci-dessous. L’espace admin s’ouvrira alors.',
    confirm:
      'Ta connexion s’est faite avec le seul mot de passe. Confirme avec ta clé d’accès ou un code pour ouvrir l’espace admin.',
    submit: 'Confirmer',
    done: 'C’est bon. Tu peux maintenant utiliser l’espace admin sur cet appareil.',
    open: 'Ouvrir l’espace admin',
  },
  offer: {
    title: 'La prochaine fois, sans mot de passe',
    text: 'Ajoute une clé d’accès et connecte-toi avec ton empreinte, ton visage ou le verrouillage de l’écran.',
    skip: 'Plus tard',
  },
  proof: {
    title: 'Confirme que c’est toi',
    text: 'Ce changement est important, alors on vérifie que c’est bien toi. Ensuite, on ne te redemandera rien pendant 15 minutes.',
    submit: 'Confirmer',
    passkey: 'Utiliser une clé d’accès',
    byCode: 'Utiliser plutôt un code',
    byPassword: 'Utiliser plutôt mon mot de passe',
    cancelled: 'Aucune clé d’accès utilisée. Réessaie.',
  },
};

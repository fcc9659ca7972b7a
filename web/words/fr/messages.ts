import type { messages as English } from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { de, plural } from './grammar.ts';

/** Words of rooms and conversations. */
export const messages: Translated<typeof English> = {
  title: 'Messages',
  link: (unread) =>
    unread === 0
      ? 'Messages'
      : plural(unread, {
          one: `Messages, ${unread} conversation avec de nouveaux messages`,
          other: `Messages, ${unread} conversations avec de nouveaux messages`,
        }),
  none: 'Pas encore de messages',
  noneText: 'Tu peux écrire à tes amis et aux gens avec qui tu partages une session.',
  unread: (count) => plural(count, { one: `${count} nouveau`, other: `${count} nouveaux` }),
  shown: (count, more) => {
    const shown = plural(count, {
      one: `${count} conversation`,
      other: `${count} conversations`,
    });
    return more ? shown : `${shown} en tout`;
  },
  moreConversations: 'Afficher plus de conversations',
  deletedLast: 'Message supprimé',
  room: 'Salon',
  roomHint: 'Seuls l’hôte et les membres voient ça.',
  with: (name) => `Messages avec ${name}`,
  message: 'Message',
  messageOne: (name) => `Écrire à ${name}`,
  empty: 'Rien ici pour l’instant. Dis bonjour !',
  failed: 'Les messages n’ont pas chargé.',
  missing: 'Tu ne peux pas écrire à cette personne.',
  retry: 'Réessayer',
  closed: 'Tu ne peux plus écrire ici.',
  write: 'Écris un message',
  send: 'Envoyer',
  sending: 'Envoi…',
  discard: 'Supprimer',
  older: 'Charger les messages plus anciens',
  newFrom: 'Nouveau',
  toNewest: (count) =>
    plural(count, { one: `${count} nouveau message`, other: `${count} nouveaux messages` }),
  toBottom: 'Derniers messages',
  edited: 'modifié',
  removed: {
    author: 'Ce message a été supprimé.',
    host: 'Ce message a été supprimé par l’hôte.',
    admin: 'Ce message a été supprimé par un admin.',
  },
  typing: (names) => (names.length === 1 ? `${names[0]} écrit…` : 'Plusieurs personnes écrivent…'),
  more: (name) => `Plus d’actions pour le message ${de(name)}`,
  edit: 'Modifier',
  remove: 'Supprimer',
  save: 'Enregistrer',
  cancel: 'Annuler',
  editing: 'Modifie ton message',
  you: 'Toi',
  search: {
    open: 'Chercher dans les messages',
    label: 'Chercher dans les messages',
    submit: 'Chercher',
    close: 'Fermer la recherche',
    older: 'Chercher plus loin',
    found: (count, more) => {
      if (count === 0) return more ? 'Rien trouvé pour l’instant.' : 'Aucun message trouvé.';
      const found = plural(count, {
        one: `${count} message trouvé`,
        other: `${count} messages trouvés`,
      });
      return more ? `${found} pour l’instant.` : `${found}.`;
    },
  },
  gone: 'Tu ne participes plus à cette session, donc tu ne peux plus lire son salon ni y écrire.',
  unsent: 'Ce que tu as écrit n’a pas été envoyé :',
};

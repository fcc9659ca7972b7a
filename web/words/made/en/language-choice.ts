export const languageChoice = { label: "Language", hint: "For everything Peerway says, also in emails and notifications. What people write stays as it is." };

/** The pages of the provider. They need no script, and load nothing. */
const document = (content: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo ID</title>
<style>
  :root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif; }
  main { max-width: 24rem; margin: 10vh auto; padding: 1rem; }
  form { display: grid; gap: 1rem; }
  input:not([type=checkbox]), button { font: inherit; padding: .6rem .8rem; width: 100%; box-sizing: border-box; }
</style>
<main>
  <h1>Demo ID</h1>
  ${content}
</main>
</html>`;

/** @param action the path that it was asked for, which has no character of HTML */
export const page = (action: string) =>
  document(`<p>This provider runs on your machine, in place of Discord and the like. Any name works.</p>
  <form method="post" action="${action}">
    <label>Name <input name="name" required maxlength="30" pattern="[\\p{L}\\p{N} ._\\-]+" autofocus autocomplete="off"></label>
    <label>Email <input name="email" type="email" maxlength="100" autocomplete="off"></label>
    <label><input name="confirmed" type="checkbox" checked> The email is confirmed</label>
    <button name="answer" value="yes">Log in</button>
    <button name="answer" value="no" formnovalidate>Cancel</button>
  </form>`);

/** For the way back to a form that was answered. @param appUrl Peerway's own address */
export const endedPage = (appUrl: string) =>
  document(`<p>You already answered here, so this log-in is over.</p>
  <p><a href="${appUrl}/login">Back to Peerway</a></p>`);

import type { Problems } from '../en/problems.ts';

/** The server’s refusals, by their English. */
export const problems: Problems = {
  'A catalogue file can be up to 1 MiB.': 'カタログファイルは1 MiBまでです。',
  'A cover can be up to 10 MB.': 'カバーは10 MBまでです。',
  'A game with this name was merged into another one.':
    'この名前のゲームは、別のゲームに統合されています。',
  'A mark can only be contested for {days} days.': '欠席への回答ができるのは{days}日間だけです。',
  'A name can’t start like a spreadsheet formula.': '表計算の数式のように始まる名前は使えません。',
  'A quotation mark isn’t closed.': '引用符が閉じられていません。',
  'Admins need a passkey or codes. See “Security” on your page.':
    '管理者にはパスキーか認証コードが必要です。マイページの「セキュリティ」を見てください。',
  'All seats of this role are taken. Choose another one.':
    'このロールの枠は埋まっています。別のロールを選んでください。',
  'An account with this email exists. Log in there and link {provider} under “Security”.':
    'このメールアドレスのアカウントがすでにあります。ログインして、「セキュリティ」で{provider}を連携してください。',
  'Another account already uses this email. Use another one.':
    'このメールアドレスは別のアカウントで使われています。別のアドレスにしてください。',
  'Another {provider} account is linked to yours. Unlink it first.':
    '別の{provider}アカウントが連携されています。先に連携を解除してください。',
  'Choose a date within the next {days} days.': '今から{days}日以内の日付を選んでください。',
  'Choose a date within {days} days. For longer, ban the account.':
    '今から{days}日以内の日付を選んでください。それより長くする場合は、アカウントをBANしてください。',
  'Choose a day after the session before this one.': '前の回よりあとの日を選んでください。',
  'Choose a day within {most} weeks of the first.':
    '最初の日から{most}週間以内の日を選んでください。',
  'Choose a role.': 'ロールを選んでください。',
  'Choose a time in the future.': '今よりあとの日時を選んでください。',
  'Choose at least one day.': '曜日を1つ以上選んでください。',
  'Choose at most {most} roles.': 'ロールは{most}個までです。',
  'Choose one of these file types: {taken}.': '次の種類のファイルを選んでください：{taken}',
  'Codes are already on.': '認証コードはすでにオンです。',
  'Confirm that it’s you first.': '先に本人確認をしてください。',
  'Confirm with your password, a passkey or a code instead.':
    '代わりに、パスワード、パスキー、認証コードのどれかで確認してください。',
  'Describe what happened.': '何があったか書いてください。',
  'Double the quotation marks inside a value.': '値の中の引用符は2つ重ねてください。',
  'Each game can only be listed once.': '同じゲームは1回しか選べません。',
  'Each hour can only be listed once.': '同じ時間は1回しか選べません。',
  'Each platform can have only one gamertag.': 'ゲームIDは機種ごとに1つだけです。',
  'Each platform can only be listed once.': '同じ機種は1回しか選べません。',
  'Each role can only be listed once.': '同じロールは1回しか使えません。',
  'Enter a valid email address.': '正しいメールアドレスを入力してください。',
  'Files here can be up to 10 MB. Upload videos up to 95 MB in parts.':
    'ここでは10 MBまでです。95 MBまでの動画は、分割してアップロードしてください。',
  'Members can check in from {minutes} minutes before the start until the end.':
    'メンバーが参加の返事を送れるのは、開始{minutes}分前から終了までです。',
  'Messages can be changed for {minutes} minutes.':
    'メッセージを編集できるのは、送信から{minutes}分間です。',
  'More seats of a role are taken in a later session. Keep at least that many.':
    'あとの回では、同じロールの枠がもっと埋まっています。その数以上の枠を残してください。',
  'Must be a time such as 22:30.': '22:30のような時刻にしてください。',
  'Must be a time zone such as Europe/Berlin.': 'Asia/Tokyoのようなタイムゾーンにしてください。',
  'Must be after the start of the range.': '期間の開始よりあとにしてください。',
  'Must differ from the start.': '開始とは別の時刻にしてください。',
  'New accounts can only send links to friends. Remove the link.':
    '新しいアカウントがリンクを送れるのはフレンドだけです。リンクを消してください。',
  'No one has marked this person as not there.': 'この人は欠席になっていません。',
  'None of these days comes before the last day. Choose a later one.':
    '最終日までに、選んだ曜日がありません。もっとあとの最終日を選んでください。',
  'Not yet: nobody has this account there, or a code completes the log-in.':
    'まだ完了していません。このアカウントがまだないか、ログインに認証コードが必要です。',
  'Nothing was changed. No one has taken this report.':
    '何も変更されていません。この通報はだれも担当していません。',
  'Nothing was changed. One of the games was already merged, or the other is archived.':
    '何も変更されていません。一方のゲームがすでに統合されているか、もう一方がアーカイブ済みです。',
  'Nothing was changed. {name} has taken this report.':
    '何も変更されていません。この通報は{name}さんが担当しています。',
  'One of these categories doesn’t exist. Reload the page.':
    '存在しないカテゴリがあります。ページを再読み込みしてください。',
  'Only admins can do this.': 'この操作は管理者だけができます。',
  'Only members can mute a session.': 'セッションをミュートできるのはメンバーだけです。',
  'Only members who were in before the start, and were there themselves, can answer.':
    '回答できるのは、開始前からのメンバーで、自分も参加した人だけです。',
  'Only the host can add files to a session.':
    'セッションにファイルを追加できるのはホストだけです。',
  'Only the host can be thanked for hosting.': 'ホストとしてのお礼は、ホストにだけ送れます。',
  'Only the host can change a session.': 'セッションを変更できるのはホストだけです。',
  'Only the host can delete a session.': 'セッションを削除できるのはホストだけです。',
  'Only the host can give roles.': 'ロールを決められるのはホストだけです。',
  'Only the host can invite people to this session.':
    'このセッションに招待できるのはホストだけです。',
  'Only the host can say who didn’t come.': '欠席にできるのはホストだけです。',
  'Only the host can see the applications.': '応募を見られるのはホストだけです。',
  'Only the invited person can accept an invite.':
    'フレンド申請を承認できるのは、申請を受けた人だけです。',
  'Only the other person can do this.': 'この操作は相手だけができます。',
  'Peerway isn’t fully set up yet. Please tell the operator.':
    'Peerwayの設定がまだ完了していません。運営者に知らせてください。',
  'Remove characters that can’t be displayed.': '表示できない文字を消してください。',
  'Remove these unknown columns: {columns}.': '次の不明な列を削除してください：{columns}',
  'Search for a word, game, category, language, platform or region first.':
    '先に、キーワード、ゲーム、カテゴリ、言語、機種、地域のどれかで検索してください。',
  'Some later sessions would be left out. Cancel them first.':
    'なくなってしまう回があります。先にその回を中止してください。',
  'Someone else has already answered.': 'すでにほかの人が回答しています。',
  'Someone has already applied. Cancel the session instead.':
    'すでに応募があります。代わりにセッションを中止してください。',
  'Something went wrong on our side. Try again in a moment.':
    'こちら側で問題が起きました。少し待ってから、もう一度試してください。',
  'That took too long. Log in again.': '時間がかかりすぎました。もう一度ログインしてください。',
  'That took too long. Start again.': '時間がかかりすぎました。最初からやり直してください。',
  'That took too long. Try again.': '時間がかかりすぎました。もう一度試してください。',
  'The categories were changed in the meantime. Reload the page and try again.':
    '操作している間にカテゴリが変更されました。ページを再読み込みして、もう一度試してください。',
  'The column "name" is missing. The first line must contain the column names.':
    '「name」列がありません。1行目に列名を入れてください。',
  'The email or password is wrong.': 'メールアドレスかパスワードが違います。',
  'The last day must be after the first.': '最終日は初日よりあとにしてください。',
  'The push service of this browser didn’t answer as it should. Try again in a moment.':
    'このブラウザのプッシュサービスから正しい応答がありませんでした。少し待ってから、もう一度試してください。',
  'The roles have more seats than the session. One seat is yours.':
    'ロールの枠がセッションの定員を超えています。1枠は自分の分です。',
  'The time to take this seat is over.': 'この枠の案内は時間切れです。',
  'The upload is incomplete. Start it again.':
    'アップロードが途中で終わりました。もう一度やり直してください。',
  'There’s no free seat for you right now. You’re on the waiting list.':
    '今は空き枠がありません。キャンセル待ちに入っています。',
  'They weren’t in this session after it began.':
    'この人は、開始後にこのセッションにいませんでした。',
  'They weren’t in this session when it ended.':
    'この人は、終了したときにこのセッションにいませんでした。',
  'This Peerway isn’t set up for push notifications yet. Please tell the operator.':
    'このPeerwayではプッシュ通知がまだ設定されていません。運営者に知らせてください。',
  'This account is banned.': 'このアカウントはBANされています。',
  'This account is banned. Reason: {reason}': 'このアカウントはBANされています。理由：{reason}',
  'This account is suspended until {until}.': 'このアカウントは{until}まで停止中です。',
  'This account is suspended until {until}. Reason: {reason}':
    'このアカウントは{until}まで停止中です。理由：{reason}',
  'This account was just unlinked. Log in another way.':
    'このアカウントの連携は解除されたばかりです。別の方法でログインしてください。',
  'This animation has more than {most} frames. Choose a shorter one.':
    'このアニメーションは{most}フレームを超えています。短いものを選んでください。',
  'This animation has more than {most} megapixels in all its frames. Choose a smaller one.':
    'このアニメーションは全フレームの合計で{most}メガピクセルを超えています。小さいものを選んでください。',
  'This answer from {name} doesn’t belong to what you started here. Start again.':
    '{name}からの応答が、ここで始めた操作と一致しません。最初からやり直してください。',
  'This application doesn’t exist, or you don’t have access to it.':
    'この応募は存在しないか、アクセスする権限がありません。',
  'This calendar doesn’t exist, or you don’t have access to it.':
    'このカレンダーは存在しないか、アクセスする権限がありません。',
  'This call doesn’t exist, or you don’t have access to it.':
    'この通話は存在しないか、アクセスする権限がありません。',
  'This can’t be changed anymore.': 'これはもう変更できません。',
  'This category doesn’t exist, or you don’t have access to it.':
    'このカテゴリは存在しないか、アクセスする権限がありません。',
  'This category doesn’t exist.': 'このカテゴリは存在しません。',
  'This code is wrong. It changes every 30 seconds, so use the latest one, and check the clock of your phone.':
    '認証コードが違います。30秒ごとに変わるので最新のものを使い、スマホの時計も確認してください。',
  'This code is wrong. Use the latest one, and check your phone’s clock.':
    '認証コードが違います。最新のものを使い、スマホの時計も確認してください。',
  'This code was already used. Wait for the next one.':
    'この認証コードはすでに使われています。次のコードを待ってください。',
  'This content doesn’t exist, or you don’t have access to it.':
    'このコンテンツは存在しないか、アクセスする権限がありません。',
  'This cover doesn’t exist, or you don’t have access to it.':
    'このカバーは存在しないか、アクセスする権限がありません。',
  'This device doesn’t exist, or you don’t have access to it.':
    'このデバイスは存在しないか、アクセスする権限がありません。',
  'This device is logged out, or the account can’t be used.':
    'このデバイスはログアウトされているか、アカウントが使えません。',
  'This drawing can’t be turned into an image. Export it as a PNG.':
    'この図は画像に変換できません。PNGで書き出してください。',
  'This drawing contains a photo. Export it as a PNG or JPG.':
    'この図には写真が含まれています。PNGかJPGで書き出してください。',
  'This drawing contains itself. Export it as a PNG.':
    'この図は自分自身を含んでいます。PNGで書き出してください。',
  'This drawing defines its own XML entities. Export it again as plain SVG.':
    'この図は独自のXMLエンティティを定義しています。通常のSVGで書き出し直してください。',
  'This drawing has a style sheet. Export it with presentation attributes, or as a PNG.':
    'この図にはスタイルシートがあります。プレゼンテーション属性を使うか、PNGで書き出してください。',
  'This drawing has nested patterns, masks or filters. Export it as a PNG.':
    'この図には入れ子のパターン、マスク、フィルターがあります。PNGで書き出してください。',
  'This drawing is larger than 2 MB. Simplify it, or export it as a PNG.':
    'この図は2 MBを超えています。簡単にするか、PNGで書き出してください。',
  'This drawing is too complex. Simplify it, or export it as a PNG.':
    'この図は複雑すぎます。簡単にするか、PNGで書き出してください。',
  'This email already has an account. Log in instead, or use another email.':
    'このメールアドレスのアカウントがすでにあります。ログインするか、別のアドレスを使ってください。',
  'This file can’t be read as an image. Choose another one.':
    'このファイルは画像として読み込めません。別のファイルを選んでください。',
  'This file contains no games.': 'このファイルにはゲームがありません。',
  'This file doesn’t exist, or you don’t have access to it.':
    'このファイルは存在しないか、アクセスする権限がありません。',
  'This file has {games} games, and the maximum is {most}. Split it into smaller files.':
    'このファイルにはゲームが{games}本あります。上限は{most}本です。小さく分けてください。',
  'This file is damaged. Choose another one.':
    'このファイルは壊れています。別のファイルを選んでください。',
  'This file is empty. Choose another one.': 'このファイルは空です。別のファイルを選んでください。',
  'This file is incomplete. Choose another one.':
    'このファイルは不完全です。別のファイルを選んでください。',
  'This file isn’t UTF-8. Save it as "CSV UTF-8" and try again.':
    'このファイルはUTF-8ではありません。「CSV UTF-8」で保存して、もう一度試してください。',
  'This file isn’t an image. Choose another one.':
    'このファイルは画像ではありません。別のファイルを選んでください。',
  'This friendship doesn’t exist, or you don’t have access to it.':
    'このフレンド関係は存在しないか、アクセスする権限がありません。',
  'This game doesn’t exist, or you don’t have access to it.':
    'このゲームは存在しないか、アクセスする権限がありません。',
  'This game doesn’t exist.': 'このゲームは存在しません。',
  'This game is already archived.': 'このゲームはすでにアーカイブ済みです。',
  'This game is already in line {twin}.': 'このゲームはすでに{twin}行目にあります。',
  'This game is already in the catalogue.': 'このゲームはすでにカタログにあります。',
  'This game is archived. Restore it first.':
    'このゲームはアーカイブ済みです。先に元に戻してください。',
  'This game is archived. Restore it instead.':
    'このゲームはアーカイブ済みです。追加せずに、元に戻してください。',
  'This game is not archived.': 'このゲームはアーカイブされていません。',
  'This game isn’t available. Choose another one.':
    'このゲームは選べません。別のゲームを選んでください。',
  'This game was merged into another one.': 'このゲームは別のゲームに統合されました。',
  'This game was merged into another one. Nothing was changed.':
    'このゲームは別のゲームに統合されました。何も変更されていません。',
  'This image has more than {most} megapixels. Choose a smaller one.':
    'この画像は{most}メガピクセルを超えています。小さい画像を選んでください。',
  'This image is empty. Choose another one.': 'この画像は空です。別の画像を選んでください。',
  'This image is more than {most} pixels wide or high. Choose a smaller one.':
    'この画像は幅か高さが{most}ピクセルを超えています。小さい画像を選んでください。',
  'This image is too complex. Save it in another way and try again.':
    'この画像は複雑すぎます。別の方法で保存して、もう一度試してください。',
  'This invitation doesn’t exist, or you don’t have access to it.':
    'この招待は存在しないか、アクセスする権限がありません。',
  'This invite doesn’t exist, or you don’t have access to it.':
    'このフレンド申請は存在しないか、アクセスする権限がありません。',
  'This is already taken down.': 'すでに非公開になっています。',
  'This is already your email.': 'すでにこのメールアドレスを使っています。',
  'This is required.': '入力してください。',
  'This is the only admin. Make someone else an admin first.':
    '管理者はこの人だけです。先にほかの人を管理者にしてください。',
  'This is the only way into your account. Add another one first.':
    'これが唯一のログイン方法です。先に別の方法を追加してください。',
  'This isn’t a name.': '名前として使えません。',
  'This isn’t a push service that Peerway knows.': 'Peerwayが対応していないプッシュサービスです。',
  'This isn’t taken down.': '非公開になっていません。',
  'This isn’t the same type of file as before.': '前とは違う種類のファイルです。',
  'This isn’t the {provider} account that is linked here. Use that one.':
    '連携している{provider}アカウントと違います。連携しているほうを使ってください。',
  'This line has fewer values than columns.': 'この行の値が、列の数より少なくなっています。',
  'This line has more values than columns.': 'この行の値が、列の数より多くなっています。',
  'This link has expired or isn’t complete.': 'このリンクは期限切れか、不完全です。',
  'This link has expired or was already used.': 'このリンクは期限切れか、すでに使われています。',
  'This linked account doesn’t exist, or you don’t have access to it.':
    'この連携アカウントは存在しないか、アクセスする権限がありません。',
  'This list of applications doesn’t exist, or you don’t have access to it.':
    'この応募の一覧は存在しないか、アクセスする権限がありません。',
  'This log-in was already used. Start again.':
    'このログインはすでに使われています。最初からやり直してください。',
  'This message doesn’t exist, or you don’t have access to it.':
    'このメッセージは存在しないか、アクセスする権限がありません。',
  'This message or room doesn’t exist, or you don’t have access to it.':
    'このメッセージまたはルームは存在しないか、アクセスする権限がありません。',
  'This name is taken, or looks too much like one that is. Try another one.':
    'この名前、またはよく似た名前がすでに使われています。別の名前にしてください。',
  'This name is taken. Try another one.':
    'この名前はすでに使われています。別の名前にしてください。',
  'This notice doesn’t exist, or you don’t have access to it.':
    'この通知は存在しないか、アクセスする権限がありません。',
  'This owner doesn’t exist, or you don’t have access to it.':
    '対象のページかセッションは存在しないか、アクセスする権限がありません。',
  'This passkey couldn’t be checked. Try again.':
    'このパスキーを確認できませんでした。もう一度試してください。',
  'This passkey doesn’t belong to your account. Try another one.':
    'このパスキーは自分のアカウントのものではありません。別のパスキーを使ってください。',
  'This passkey doesn’t exist, or you don’t have access to it.':
    'このパスキーは存在しないか、アクセスする権限がありません。',
  'This passkey doesn’t work here, or it was removed from your account. Log in another way.':
    'このパスキーはここでは使えないか、アカウントから削除されています。別の方法でログインしてください。',
  'This passkey is already there.': 'このパスキーはすでにあります。',
  'This passkey may have been copied, so we didn’t accept it. Log in another way, and remove it from your account.':
    'このパスキーはコピーされた可能性があるため、受け付けませんでした。別の方法でログインして、アカウントから削除してください。',
  'This password is easy to guess. Try a few random words.':
    'このパスワードは簡単に推測されます。関係のない単語をいくつか並べてみてください。',
  'This password is wrong. Try again.': 'パスワードが違います。もう一度試してください。',
  'This person was already invited, or is already in.':
    'この人はすでに招待済みか、参加しています。',
  'This report doesn’t exist, or you don’t have access to it.':
    'この通報は存在しないか、アクセスする権限がありません。',
  'This report is already decided. You can’t change a decision.':
    'この通報は対応済みです。判断はあとから変更できません。',
  'This request doesn’t exist, or you don’t have access to it.':
    'このリクエストは存在しないか、アクセスする権限がありません。',
  'This request is already decided.': 'このリクエストは対応済みです。',
  'This saved search doesn’t exist, or you don’t have access to it.':
    'この保存した検索は存在しないか、アクセスする権限がありません。',
  'This second factor doesn’t exist, or you don’t have access to it.':
    'この2段階認証は存在しないか、アクセスする権限がありません。',
  'This series doesn’t exist, or you don’t have access to it.':
    'この定期セッションは存在しないか、アクセスする権限がありません。',
  'This series is being changed. Try again in a moment.':
    'この定期セッションは変更中です。少し待ってから、もう一度試してください。',
  'This session doesn’t exist, or you don’t have access to it.':
    'このセッションは存在しないか、アクセスする権限がありません。',
  'This session doesn’t have this role anymore. Choose another one.':
    'このセッションにこのロールはもうありません。別のロールを選んでください。',
  'This session ended a while ago. You can still read its room.':
    'このセッションは終了してから時間がたっています。ルームは今も読めます。',
  'This session is for adults. Confirm first that you’re 18 or older.':
    'このセッションは成人限定です。先に、18歳以上であることを確認してください。',
  'This session is full, and it has already started.':
    'このセッションは満員で、もう始まっています。',
  'This session is over or was cancelled.': 'このセッションは終了したか、中止になっています。',
  'This session is over.': 'このセッションは終了しました。',
  'This session isn’t over yet.': 'このセッションはまだ終わっていません。',
  'This session was cancelled.': 'このセッションは中止になりました。',
  'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.':
    'このセッションは、開いたあとに変更されました（別のタブでの変更かもしれません）。何も保存されていません。新しい内容を読み込んでください。',
  'This upload doesn’t exist, or you don’t have access to it.':
    'このアップロードは存在しないか、アクセスする権限がありません。',
  'This upload is already finished.': 'このアップロードはすでに完了しています。',
  'This user can’t be invited to this session right now.':
    'この人は今、このセッションに招待できません。',
  'This user doesn’t accept friend invites right now.':
    'この人は今、フレンド申請を受け取っていません。',
  'This user doesn’t accept messages right now.': 'この人は今、メッセージを受け取っていません。',
  'This user doesn’t exist, or you don’t have access to it.':
    'このプレイヤーは存在しないか、アクセスする権限がありません。',
  'This video has data tracks. Export it again with sound and picture only.':
    'この動画にはデータトラックがあります。映像と音声だけで書き出し直してください。',
  'This video is larger than 95 MB. Choose a smaller one.':
    'この動画は95 MBを超えています。小さい動画を選んでください。',
  'This was changed in the meantime. Reload the page and try again.':
    '操作している間に内容が変更されました。ページを再読み込みして、もう一度試してください。',
  'This way to log in doesn’t exist, or you don’t have access to it.':
    'このログイン方法は存在しないか、アクセスする権限がありません。',
  'This {provider} account already has a Peerway account. Log in with it.':
    'この{provider}アカウントのPeerwayアカウントがすでにあります。それでログインしてください。',
  'This {provider} account is already linked to yours.':
    'この{provider}アカウントはすでに連携されています。',
  'This {provider} account is linked to another Peerway account. Log in with it to unlink it there.':
    'この{provider}アカウントは別のPeerwayアカウントに連携されています。解除するには、これでログインしてください。',
  'Too many failed attempts. Try again later.': '失敗が続きました。あとでもう一度試してください。',
  'Too many requests. Try again in a minute.':
    '操作の回数が多すぎます。1分待ってから、もう一度試してください。',
  'Unknown category: {names}.': '不明なカテゴリ：{names}',
  'Use at least one letter, digit or emoji.': '文字、数字、絵文字のどれかを1つ以上使ってください。',
  'Use at least {least} characters.': '{least}文字以上にしてください。',
  'Use at most {most} characters.': '{most}文字以内にしてください。',
  'Use fewer accents on one character.': '1文字に付けるアクセント記号を減らしてください。',
  'We’ve already sent you several emails. Try again later.':
    'すでに何通かメールを送りました。あとでもう一度試してください。',
  'Whoever invited you can no longer invite people to this session.':
    '招待した人は、もうこのセッションに招待できません。',
  'You already have a seat.': 'すでに参加が決まっています。',
  'You already have {most} open reports. Wait until some are decided.':
    '未対応の通報がすでに{most}件あります。対応されるまでお待ちください。',
  'You already host {most} sessions that aren’t over. Cancel one, or wait until one has ended.':
    '終わっていないセッションをすでに{most}件立てています。どれかを中止するか、終わるまでお待ちください。',
  'You can only add files to your own page.': 'ファイルを追加できるのは自分のページだけです。',
  'You can only apply for yourself.': '応募できるのは自分の分だけです。',
  'You can only change your own messages.': '変更できるのは自分のメッセージだけです。',
  'You can only change your own page.': '変更できるのは自分のページだけです。',
  'You can only invite friends.': '招待できるのはフレンドだけです。',
  'You can only say who didn’t come for {most} hours after a session.':
    '欠席にできるのは、セッションのあと{most}時間だけです。',
  'You can only send your own invites.': '送れるのは自分のフレンド申請だけです。',
  'You can thank people who were there for {days} days after a session.':
    'お礼を送れるのは、参加した人に、セッションのあと{days}日間だけです。',
  'You cancelled at {name}, so nothing was changed.':
    '{name}でキャンセルしたため、何も変更されていません。',
  'You can’t apply to your own session.': '自分のセッションには応募できません。',
  'You can’t block yourself.': '自分をブロックすることはできません。',
  'You can’t do this to your own account. Ask another admin.':
    '自分のアカウントにはできません。ほかの管理者に頼んでください。',
  'You can’t invite yourself.': '自分にフレンド申請を送ることはできません。',
  'You can’t merge a category into itself.': 'カテゴリを自分自身に統合することはできません。',
  'You can’t merge a game into itself.': 'ゲームを自分自身に統合することはできません。',
  'You can’t report yourself or your own content.': '自分や自分の投稿を通報することはできません。',
  'You can’t thank yourself.': '自分にお礼を送ることはできません。',
  'You could only answer for {days} days.': '回答できるのは{days}日間だけでした。',
  'You have too many open requests. Wait until some are answered.':
    '未対応のリクエストが多すぎます。対応されるまでお待ちください。',
  'You have {most} files, the maximum. Delete one to add another.':
    '上限の{most}件に達しています。追加するには、どれかを削除してください。',
  'You have {most} saved searches, the maximum. Remove one first.':
    '保存した検索が上限の{most}件に達しています。先にどれかを削除してください。',
  'You were marked as not there, so you can’t give thanks.':
    '欠席になっているため、お礼を送れません。',
  'You weren’t in this session lately.': '最近このセッションに参加していません。',
  'Your account is about to be deleted. Choose to keep it first.':
    'アカウントは削除される予定です。先に「アカウントを残す」を選んでください。',
  'Your email is already confirmed.': 'メールアドレスはすでに確認済みです。',
  'You’re already friends, or one of you has invited the other.':
    'すでにフレンドか、フレンド申請が送られています。',
  'You’re already in this session, or have already applied.':
    'すでにこのセッションに参加しているか、応募済みです。',
  'The time to keep this account is over.': 'このアカウントを残せる期間は終わりました。',
  'You’re no longer on the waiting list.': 'もうキャンセル待ちに入っていません。',
  'You’re sending messages very fast. Wait a moment.':
    'メッセージの送信が速すぎます。少し待ってください。',
  'You’ve already answered this invitation.': 'この招待にはすでに返事をしています。',
  'You’ve already reported this. We’ll let you know the decision.':
    'これはすでに通報済みです。結果はお知らせします。',
  'You’ve already requested this game.': 'このゲームはすでにリクエスト済みです。',
  'You’ve already saved this search.': 'この検索はすでに保存済みです。',
  'You’ve already thanked this person.': 'この人にはすでにお礼を送りました。',
  'You’ve been logged out. Log in again.': 'ログアウトされました。もう一度ログインしてください。',
  'You’ve reached the maximum number of categories.': 'カテゴリの数が上限に達しています。',
  'please login!': 'ログインしてください！',
  '{name} didn’t confirm that it’s you. Try again.':
    '{name}で本人確認ができませんでした。もう一度試してください。',
  '{name} doesn’t answer right now. Try again in a moment, or log in another way.':
    '今、{name}から応答がありません。少し待ってからもう一度試すか、別の方法でログインしてください。',
  '{taken} seats are already taken. Choose at least {taken}.':
    'すでに{taken}枠が埋まっています。定員は{taken}人以上にしてください。',
  '{taken} seats are already taken or offered. Choose at least {taken}.':
    'すでに{taken}枠が埋まっているか案内中です。定員は{taken}人以上にしてください。',
  '1 seat without a role is taken or offered. Leave at least that many.':
    'ロール自由の1枠が埋まっているか案内中です。ロール自由の枠を1枠以上残してください。',
  '{count} seats without a role are taken or offered. Leave at least that many.':
    'ロール自由の{count}枠が埋まっているか案内中です。ロール自由の枠を{count}枠以上残してください。',
  '1 seat of “{role}” is taken or offered. Keep at least that many, or give those people another role first.':
    '「{role}」の1枠が埋まっているか案内中です。1枠以上残すか、先にその人を別のロールにしてください。',
  '{count} seats of “{role}” are taken or offered. Keep at least that many, or give those people another role first.':
    '「{role}」の{count}枠が埋まっているか案内中です。{count}枠以上残すか、先にその人たちを別のロールにしてください。',
  'The time to take this seat is over. This session has started.':
    'この枠の案内は時間切れです。セッションはもう始まっています。',
  'The time to take this seat is over. You’re still on the waiting list.':
    'この枠の案内は時間切れです。キャンセル待ちは続いています。',
};

import type { Problems } from '../en/problems.ts';

/** What the server answers when it refuses something. */
export const problems: Problems = {
  'A catalogue file can be up to 1 MiB.': '게임 목록 파일은 최대 1 MiB예요.',
  'A cover can be up to 10 MB.': '커버는 최대 10 MB예요.',
  'A game with this name was merged into another one.':
    '같은 이름의 게임이 다른 게임과 합쳐졌어요.',
  'A mark can only be contested for {days} days.':
    '불참 표시에는 {days}일 안에만 이의를 낼 수 있어요.',
  'A name can’t start like a spreadsheet formula.':
    '이름은 스프레드시트 수식처럼 시작할 수 없어요.',
  'A quotation mark isn’t closed.': '닫히지 않은 따옴표가 있어요.',
  'Admins need a passkey or codes. See “Security” on your page.':
    '관리자는 패스키나 인증 코드가 필요해요. 내 페이지의 ‘보안’을 확인해 주세요.',
  'All seats of this role are taken. Choose another one.':
    '이 역할은 자리가 다 찼어요. 다른 역할을 골라 주세요.',
  'An account with this email exists. Log in there and link {provider} under “Security”.':
    '이 이메일을 쓰는 계정이 있어요. 그 계정으로 로그인해서 ‘보안’에서 {provider} 계정을 연결해 주세요.',
  'Another account already uses this email. Use another one.':
    '다른 계정이 이미 이 이메일을 쓰고 있어요. 다른 이메일을 써 주세요.',
  'Another {provider} account is linked to yours. Unlink it first.':
    '다른 {provider} 계정이 연결돼 있어요. 먼저 연결을 해제해 주세요.',
  'Choose a date within the next {days} days.': '앞으로 {days}일 안의 날짜를 골라 주세요.',
  'Choose a date within {days} days. For longer, ban the account.':
    '{days}일 안의 날짜를 골라 주세요. 더 길게 하려면 영구 정지하세요.',
  'Choose a day after the session before this one.': '이전 회차보다 뒤의 날짜를 골라 주세요.',
  'Choose a day within {most} weeks of the first.': '첫 파티부터 {most}주 안의 날짜를 골라 주세요.',
  'Choose a role.': '역할을 골라 주세요.',
  'Choose a time in the future.': '지금 이후의 시간을 골라 주세요.',
  'Choose at least one day.': '요일을 하나 이상 골라 주세요.',
  'Choose at most {most} roles.': '역할은 최대 {most}개까지 고를 수 있어요.',
  'Choose one of these file types: {taken}.': '다음 파일 형식 중에서 골라 주세요: {taken}.',
  'Codes are already on.': '인증 코드가 이미 켜져 있어요.',
  'Confirm that it’s you first.': '먼저 본인인지 확인해 주세요.',
  'Confirm with your password, a passkey or a code instead.':
    '대신 비밀번호, 패스키나 인증 코드로 확인해 주세요.',
  'Describe what happened.': '무슨 일이 있었는지 적어 주세요.',
  'Double the quotation marks inside a value.': '값 안의 따옴표는 두 번 써 주세요.',
  'Each game can only be listed once.': '같은 게임은 한 번만 넣을 수 있어요.',
  'Each hour can only be listed once.': '같은 시간은 한 번만 넣을 수 있어요.',
  'Each platform can have only one gamertag.': '플랫폼마다 게임 ID는 하나만 넣을 수 있어요.',
  'Each platform can only be listed once.': '같은 플랫폼은 한 번만 넣을 수 있어요.',
  'Each role can only be listed once.': '같은 역할은 한 번만 넣을 수 있어요.',
  'Enter a valid email address.': '올바른 이메일 주소를 입력해 주세요.',
  'Files here can be up to 10 MB. Upload videos up to 95 MB in parts.':
    '여기에는 최대 10 MB 파일까지 올릴 수 있어요. 최대 95 MB인 동영상은 나눠서 올려 주세요.',
  'Members can check in from {minutes} minutes before the start until the end.':
    '파티원은 시작 {minutes}분 전부터 끝날 때까지 체크인할 수 있어요.',
  'Messages can be changed for {minutes} minutes.': '메시지는 {minutes}분 동안만 바꿀 수 있어요.',
  'More seats of a role are taken in a later session. Keep at least that many.':
    '이후 회차에 이 역할의 자리가 더 많이 찼어요. 그만큼은 남겨 주세요.',
  'Must be a time such as 22:30.': '22:30 같은 시간이어야 해요.',
  'Must be a time zone such as Europe/Berlin.': 'Europe/Berlin 같은 시간대여야 해요.',
  'Must be after the start of the range.': '범위의 시작보다 뒤여야 해요.',
  'Must differ from the start.': '시작과 달라야 해요.',
  'New accounts can only send links to friends. Remove the link.':
    '새 계정은 친구에게만 링크를 보낼 수 있어요. 링크를 지워 주세요.',
  'No one has marked this person as not there.': '아무도 이 사람을 불참으로 표시하지 않았어요.',
  'None of these days comes before the last day. Choose a later one.':
    '고른 요일이 마지막 날 전에 없어요. 더 늦은 날을 골라 주세요.',
  'Not yet: nobody has this account there, or a code completes the log-in.':
    '아직 안 돼요. 거기에 이 계정을 쓰는 사람이 없거나, 인증 코드로 로그인을 마쳐야 해요.',
  'Nothing was changed. No one has taken this report.':
    '아무것도 바뀌지 않았어요. 이 신고를 맡은 사람이 없어요.',
  'Nothing was changed. One of the games was already merged, or the other is archived.':
    '아무것도 바뀌지 않았어요. 한쪽 게임이 이미 합쳐졌거나 다른 쪽이 보관됐어요.',
  'Nothing was changed. {name} has taken this report.':
    '아무것도 바뀌지 않았어요. {name}님이 맡은 신고예요.',
  'One of these categories doesn’t exist. Reload the page.':
    '없는 카테고리가 있어요. 페이지를 새로고침해 주세요.',
  'Only admins can do this.': '관리자만 할 수 있어요.',
  'Only members can mute a session.': '파티원만 파티 알림을 끌 수 있어요.',
  'Only members who were in before the start, and were there themselves, can answer.':
    '시작 전부터 파티원이었고 실제로 참석한 사람만 답할 수 있어요.',
  'Only the host can add files to a session.': '파티장만 파티에 파일을 추가할 수 있어요.',
  'Only the host can be thanked for hosting.':
    '파티를 연 것에 대한 감사 인사는 파티장에게만 보낼 수 있어요.',
  'Only the host can change a session.': '파티장만 파티를 바꿀 수 있어요.',
  'Only the host can delete a session.': '파티장만 파티를 삭제할 수 있어요.',
  'Only the host can give roles.': '파티장만 역할을 줄 수 있어요.',
  'Only the host can invite people to this session.': '이 파티에는 파티장만 초대할 수 있어요.',
  'Only the host can say who didn’t come.': '누가 안 왔는지는 파티장만 표시할 수 있어요.',
  'Only the host can see the applications.': '파티장만 신청을 볼 수 있어요.',
  'Only the invited person can accept an invite.': '초대받은 사람만 초대를 수락할 수 있어요.',
  'Only the other person can do this.': '상대방만 할 수 있어요.',
  'Peerway isn’t fully set up yet. Please tell the operator.':
    'Peerway 설정이 아직 끝나지 않았어요. 운영자에게 알려 주세요.',
  'Remove characters that can’t be displayed.': '표시할 수 없는 문자를 지워 주세요.',
  'Remove these unknown columns: {columns}.': '알 수 없는 열을 지워 주세요: {columns}.',
  'Search for a word, game, category, language, platform or region first.':
    '먼저 단어, 게임, 카테고리, 언어, 플랫폼이나 지역으로 검색해 주세요.',
  'Some later sessions would be left out. Cancel them first.':
    '이후 회차 일부가 빠지게 돼요. 먼저 그 회차를 취소해 주세요.',
  'Someone else has already answered.': '다른 사람이 이미 답했어요.',
  'Someone has already applied. Cancel the session instead.':
    '이미 신청한 사람이 있어요. 삭제 대신 파티를 취소해 주세요.',
  'Something went wrong on our side. Try again in a moment.':
    '저희 쪽에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  'That took too long. Log in again.': '시간이 너무 오래 걸렸어요. 다시 로그인해 주세요.',
  'That took too long. Start again.': '시간이 너무 오래 걸렸어요. 처음부터 다시 해 주세요.',
  'That took too long. Try again.': '시간이 너무 오래 걸렸어요. 다시 시도해 주세요.',
  'The categories were changed in the meantime. Reload the page and try again.':
    '그사이에 카테고리가 바뀌었어요. 페이지를 새로고침하고 다시 시도해 주세요.',
  'The column "name" is missing. The first line must contain the column names.':
    '"name" 열이 없어요. 첫 줄에는 열 이름이 있어야 해요.',
  'The email or password is wrong.': '이메일이나 비밀번호가 틀렸어요.',
  'The last day must be after the first.': '마지막 날은 첫날보다 뒤여야 해요.',
  'The push service of this browser didn’t answer as it should. Try again in a moment.':
    '이 브라우저의 푸시 서비스가 제대로 응답하지 않았어요. 잠시 후 다시 시도해 주세요.',
  'The roles have more seats than the session. One seat is yours.':
    '역할의 자리가 파티의 자리보다 많아요. 한 자리는 내 자리예요.',
  'The time to take this seat is over.': '이 자리를 받을 수 있는 시간이 지났어요.',
  'The upload is incomplete. Start it again.': '업로드가 끝까지 되지 않았어요. 다시 올려 주세요.',
  'There’s no free seat for you right now. You’re on the waiting list.':
    '지금은 빈자리가 없어서 대기 명단에 올렸어요.',
  'They weren’t in this session after it began.': '파티가 시작된 뒤에 없었던 사람이에요.',
  'They weren’t in this session when it ended.': '파티가 끝날 때 없었던 사람이에요.',
  'This Peerway isn’t set up for push notifications yet. Please tell the operator.':
    '이 Peerway는 아직 푸시 알림이 설정되지 않았어요. 운영자에게 알려 주세요.',
  'This account is banned.': '영구 정지된 계정이에요.',
  'This account is banned. Reason: {reason}': '영구 정지된 계정이에요. 이유: {reason}',
  'This account is suspended until {until}.': '{until}까지 이용 정지된 계정이에요.',
  'This account is suspended until {until}. Reason: {reason}':
    '{until}까지 이용 정지된 계정이에요. 이유: {reason}',
  'This account was just unlinked. Log in another way.':
    '방금 연결이 해제된 계정이에요. 다른 방법으로 로그인해 주세요.',
  'This animation has more than {most} frames. Choose a shorter one.':
    '이 애니메이션은 {most}프레임이 넘어요. 더 짧은 것을 골라 주세요.',
  'This animation has more than {most} megapixels in all its frames. Choose a smaller one.':
    '이 애니메이션은 모든 프레임을 합쳐 {most}메가픽셀이 넘어요. 더 작은 것을 골라 주세요.',
  'This answer from {name} doesn’t belong to what you started here. Start again.':
    '{name}에서 온 응답이 여기서 시작한 것과 맞지 않아요. 처음부터 다시 해 주세요.',
  'This application doesn’t exist, or you don’t have access to it.':
    '없는 신청이거나 볼 수 있는 권한이 없어요.',
  'This calendar doesn’t exist, or you don’t have access to it.':
    '없는 캘린더이거나 볼 수 있는 권한이 없어요.',
  'This call doesn’t exist, or you don’t have access to it.':
    '없는 통화이거나 참여할 수 있는 권한이 없어요.',
  'This can’t be changed anymore.': '더 이상 바꿀 수 없어요.',
  'This category doesn’t exist, or you don’t have access to it.':
    '없는 카테고리이거나 볼 수 있는 권한이 없어요.',
  'This category doesn’t exist.': '없는 카테고리예요.',
  'This code is wrong. It changes every 30 seconds, so use the latest one, and check the clock of your phone.':
    '코드가 틀렸어요. 코드는 30초마다 바뀌니 최신 코드를 입력하고, 휴대폰 시계도 확인해 주세요.',
  'This code is wrong. Use the latest one, and check your phone’s clock.':
    '코드가 틀렸어요. 최신 코드를 입력하고, 휴대폰 시계도 확인해 주세요.',
  'This code was already used. Wait for the next one.':
    '이미 쓴 코드예요. 다음 코드를 기다려 주세요.',
  'This content doesn’t exist, or you don’t have access to it.':
    '없는 콘텐츠이거나 볼 수 있는 권한이 없어요.',
  'This cover doesn’t exist, or you don’t have access to it.':
    '없는 커버이거나 볼 수 있는 권한이 없어요.',
  'This device doesn’t exist, or you don’t have access to it.':
    '없는 기기이거나 볼 수 있는 권한이 없어요.',
  'This device is logged out, or the account can’t be used.':
    '이 기기가 로그아웃됐거나 계정을 쓸 수 없어요.',
  'This drawing can’t be turned into an image. Export it as a PNG.':
    '이 그림은 이미지로 바꿀 수 없어요. PNG로 내보내 주세요.',
  'This drawing contains a photo. Export it as a PNG or JPG.':
    '이 그림에 사진이 들어 있어요. PNG나 JPG로 내보내 주세요.',
  'This drawing contains itself. Export it as a PNG.':
    '이 그림은 자기 자신을 포함하고 있어요. PNG로 내보내 주세요.',
  'This drawing defines its own XML entities. Export it again as plain SVG.':
    '이 그림은 XML 엔티티를 따로 정의하고 있어요. 일반 SVG로 다시 내보내 주세요.',
  'This drawing has a style sheet. Export it with presentation attributes, or as a PNG.':
    '이 그림에 스타일시트가 있어요. 표현 속성을 쓰거나 PNG로 내보내 주세요.',
  'This drawing has nested patterns, masks or filters. Export it as a PNG.':
    '이 그림에 중첩된 패턴, 마스크나 필터가 있어요. PNG로 내보내 주세요.',
  'This drawing is larger than 2 MB. Simplify it, or export it as a PNG.':
    '이 그림은 2 MB가 넘어요. 단순하게 만들거나 PNG로 내보내 주세요.',
  'This drawing is too complex. Simplify it, or export it as a PNG.':
    '이 그림은 너무 복잡해요. 단순하게 만들거나 PNG로 내보내 주세요.',
  'This email already has an account. Log in instead, or use another email.':
    '이 이메일을 쓰는 계정이 이미 있어요. 로그인하거나 다른 이메일을 써 주세요.',
  'This file can’t be read as an image. Choose another one.':
    '이미지로 읽을 수 없는 파일이에요. 다른 파일을 골라 주세요.',
  'This file contains no games.': '이 파일에는 게임이 없어요.',
  'This file doesn’t exist, or you don’t have access to it.':
    '없는 파일이거나 볼 수 있는 권한이 없어요.',
  'This file has {games} games, and the maximum is {most}. Split it into smaller files.':
    '이 파일에는 게임이 {games}개 있는데, 최대 {most}개까지 돼요. 여러 파일로 나눠 주세요.',
  'This file is damaged. Choose another one.': '손상된 파일이에요. 다른 파일을 골라 주세요.',
  'This file is empty. Choose another one.': '빈 파일이에요. 다른 파일을 골라 주세요.',
  'This file is incomplete. Choose another one.': '불완전한 파일이에요. 다른 파일을 골라 주세요.',
  'This file isn’t UTF-8. Save it as "CSV UTF-8" and try again.':
    'UTF-8 파일이 아니에요. "CSV UTF-8"로 저장하고 다시 시도해 주세요.',
  'This file isn’t an image. Choose another one.':
    '이미지 파일이 아니에요. 다른 파일을 골라 주세요.',
  'This friendship doesn’t exist, or you don’t have access to it.':
    '친구 관계가 없거나 볼 수 있는 권한이 없어요.',
  'This game doesn’t exist, or you don’t have access to it.':
    '없는 게임이거나 볼 수 있는 권한이 없어요.',
  'This game doesn’t exist.': '없는 게임이에요.',
  'This game is already archived.': '이미 보관된 게임이에요.',
  'This game is already in line {twin}.': '{twin}번째 줄에 이미 있는 게임이에요.',
  'This game is already in the catalogue.': '게임 목록에 이미 있는 게임이에요.',
  'This game is archived. Restore it first.': '보관된 게임이에요. 먼저 복원해 주세요.',
  'This game is archived. Restore it instead.': '보관된 게임이에요. 대신 복원해 주세요.',
  'This game is not archived.': '보관된 게임이 아니에요.',
  'This game isn’t available. Choose another one.':
    '쓸 수 없는 게임이에요. 다른 게임을 골라 주세요.',
  'This game was merged into another one.': '다른 게임과 합쳐진 게임이에요.',
  'This game was merged into another one. Nothing was changed.':
    '다른 게임과 합쳐진 게임이에요. 아무것도 바뀌지 않았어요.',
  'This image has more than {most} megapixels. Choose a smaller one.':
    '이 이미지는 {most}메가픽셀이 넘어요. 더 작은 것을 골라 주세요.',
  'This image is empty. Choose another one.': '빈 이미지예요. 다른 이미지를 골라 주세요.',
  'This image is more than {most} pixels wide or high. Choose a smaller one.':
    '이 이미지는 가로나 세로가 {most}픽셀이 넘어요. 더 작은 것을 골라 주세요.',
  'This image is too complex. Save it in another way and try again.':
    '이 이미지는 너무 복잡해요. 다른 방식으로 저장해서 다시 시도해 주세요.',
  'This invitation doesn’t exist, or you don’t have access to it.':
    '없는 초대이거나 볼 수 있는 권한이 없어요.',
  'This invite doesn’t exist, or you don’t have access to it.':
    '없는 친구 요청이거나 볼 수 있는 권한이 없어요.',
  'This is already taken down.': '이미 게시 중단됐어요.',
  'This is already your email.': '이미 이 이메일을 쓰고 있어요.',
  'This is required.': '필수 항목이에요.',
  'This is the only admin. Make someone else an admin first.':
    '하나뿐인 관리자예요. 먼저 다른 사람을 관리자로 지정해 주세요.',
  'This is the only way into your account. Add another one first.':
    '계정에 로그인하는 유일한 방법이에요. 먼저 다른 방법을 추가해 주세요.',
  'This isn’t a name.': '이름으로 쓸 수 없어요.',
  'This isn’t a push service that Peerway knows.': 'Peerway가 모르는 푸시 서비스예요.',
  'This isn’t taken down.': '게시 중단된 상태가 아니에요.',
  'This isn’t the same type of file as before.': '전과 같은 형식의 파일이 아니에요.',
  'This isn’t the {provider} account that is linked here. Use that one.':
    '여기에 연결된 {provider} 계정이 아니에요. 연결된 계정을 써 주세요.',
  'This line has fewer values than columns.': '이 줄은 열보다 값이 적어요.',
  'This line has more values than columns.': '이 줄은 열보다 값이 많아요.',
  'This link has expired or isn’t complete.': '만료됐거나 잘린 링크예요.',
  'This link has expired or was already used.': '만료됐거나 이미 쓴 링크예요.',
  'This linked account doesn’t exist, or you don’t have access to it.':
    '없는 연결 계정이거나 볼 수 있는 권한이 없어요.',
  'This list of applications doesn’t exist, or you don’t have access to it.':
    '없는 신청 목록이거나 볼 수 있는 권한이 없어요.',
  'This log-in was already used. Start again.': '이미 쓴 로그인이에요. 처음부터 다시 해 주세요.',
  'This message doesn’t exist, or you don’t have access to it.':
    '없는 메시지이거나 볼 수 있는 권한이 없어요.',
  'This message or room doesn’t exist, or you don’t have access to it.':
    '없는 메시지나 채팅방이거나 볼 수 있는 권한이 없어요.',
  'This name is taken, or looks too much like one that is. Try another one.':
    '이미 있거나 기존 닉네임과 너무 비슷해요. 다른 것을 써 보세요.',
  'This name is taken. Try another one.': '이미 있는 이름이에요. 다른 이름을 써 주세요.',
  'This notice doesn’t exist, or you don’t have access to it.':
    '없는 알림이거나 볼 수 있는 권한이 없어요.',
  'This owner doesn’t exist, or you don’t have access to it.':
    '없는 페이지나 파티이거나 볼 수 있는 권한이 없어요.',
  'This passkey couldn’t be checked. Try again.': '패스키를 확인하지 못했어요. 다시 시도해 주세요.',
  'This passkey doesn’t belong to your account. Try another one.':
    '이 계정의 패스키가 아니에요. 다른 패스키를 써 주세요.',
  'This passkey doesn’t exist, or you don’t have access to it.':
    '없는 패스키이거나 볼 수 있는 권한이 없어요.',
  'This passkey doesn’t work here, or it was removed from your account. Log in another way.':
    '여기서 쓸 수 없거나 계정에서 삭제된 패스키예요. 다른 방법으로 로그인해 주세요.',
  'This passkey is already there.': '이미 등록된 패스키예요.',
  'This passkey may have been copied, so we didn’t accept it. Log in another way, and remove it from your account.':
    '복사됐을 수 있는 패스키라서 받지 않았어요. 다른 방법으로 로그인한 뒤 계정에서 이 패스키를 삭제해 주세요.',
  'This password is easy to guess. Try a few random words.':
    '추측하기 쉬운 비밀번호예요. 관련 없는 단어 몇 개를 이어 써 보세요.',
  'This password is wrong. Try again.': '비밀번호가 틀렸어요. 다시 시도해 주세요.',
  'This person was already invited, or is already in.': '이미 초대했거나 참가 중인 사람이에요.',
  'This report doesn’t exist, or you don’t have access to it.':
    '없는 신고이거나 볼 수 있는 권한이 없어요.',
  'This report is already decided. You can’t change a decision.':
    '이미 처리된 신고예요. 결정은 바꿀 수 없어요.',
  'This request doesn’t exist, or you don’t have access to it.':
    '없는 요청이거나 볼 수 있는 권한이 없어요.',
  'This request is already decided.': '이미 처리된 요청이에요.',
  'This saved search doesn’t exist, or you don’t have access to it.':
    '없는 저장 검색이거나 볼 수 있는 권한이 없어요.',
  'This second factor doesn’t exist, or you don’t have access to it.':
    '없는 2단계 인증이거나 볼 수 있는 권한이 없어요.',
  'This series doesn’t exist, or you don’t have access to it.':
    '없는 정기 파티이거나 볼 수 있는 권한이 없어요.',
  'This series is being changed. Try again in a moment.':
    '정기 파티를 바꾸는 중이에요. 잠시 후 다시 시도해 주세요.',
  'This session doesn’t exist, or you don’t have access to it.':
    '없는 파티이거나 볼 수 있는 권한이 없어요.',
  'This session doesn’t have this role anymore. Choose another one.':
    '이 파티에 더 이상 없는 역할이에요. 다른 역할을 골라 주세요.',
  'This session ended a while ago. You can still read its room.':
    '끝난 지 꽤 된 파티예요. 채팅방은 아직 읽을 수 있어요.',
  'This session is for adults. Confirm first that you’re 18 or older.':
    '성인 파티예요. 먼저 만 18세 이상인지 확인해 주세요.',
  'This session is full, and it has already started.': '자리가 다 찼고 이미 시작한 파티예요.',
  'This session is over or was cancelled.': '끝났거나 취소된 파티예요.',
  'This session is over.': '끝난 파티예요.',
  'This session isn’t over yet.': '아직 끝나지 않은 파티예요.',
  'This session was cancelled.': '취소된 파티예요.',
  'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.':
    '이 화면을 연 뒤에 파티 내용이 바뀌었어요. 다른 탭에서 바꿨을 수도 있어요. 아무것도 저장하지 않았으니 새 버전을 불러와 주세요.',
  'This upload doesn’t exist, or you don’t have access to it.':
    '없는 업로드이거나 볼 수 있는 권한이 없어요.',
  'This upload is already finished.': '이미 끝난 업로드예요.',
  'This user can’t be invited to this session right now.':
    '지금은 이 파티에 초대할 수 없는 유저예요.',
  'This user doesn’t accept friend invites right now.': '지금은 친구 요청을 받지 않는 유저예요.',
  'This user doesn’t accept messages right now.': '지금은 메시지를 받지 않는 유저예요.',
  'This user doesn’t exist, or you don’t have access to it.':
    '없는 유저이거나 볼 수 있는 권한이 없어요.',
  'This video has data tracks. Export it again with sound and picture only.':
    '이 동영상에 데이터 트랙이 있어요. 소리와 화면만 넣어 다시 내보내 주세요.',
  'This video is larger than 95 MB. Choose a smaller one.':
    '이 동영상은 95 MB가 넘어요. 더 작은 것을 골라 주세요.',
  'This was changed in the meantime. Reload the page and try again.':
    '그사이에 내용이 바뀌었어요. 페이지를 새로고침하고 다시 시도해 주세요.',
  'This way to log in doesn’t exist, or you don’t have access to it.':
    '없는 로그인 방법이거나 볼 수 있는 권한이 없어요.',
  'This {provider} account already has a Peerway account. Log in with it.':
    '이 {provider} 계정에는 이미 Peerway 계정이 있어요. 그 계정으로 로그인해 주세요.',
  'This {provider} account is already linked to yours.':
    '이미 내 계정에 연결된 {provider} 계정이에요.',
  'This {provider} account is linked to another Peerway account. Log in with it to unlink it there.':
    '다른 Peerway 계정에 연결된 {provider} 계정이에요. 그걸로 로그인해서 거기서 연결을 해제해 주세요.',
  'Too many failed attempts. Try again later.': '너무 많이 틀렸어요. 나중에 다시 시도해 주세요.',
  'Too many requests. Try again in a minute.': '요청이 너무 많아요. 1분 뒤에 다시 시도해 주세요.',
  'Unknown category: {names}.': '알 수 없는 카테고리: {names}.',
  'Use at least one letter, digit or emoji.': '글자, 숫자나 이모지를 하나 이상 써 주세요.',
  'Use at least {least} characters.': '{least}자 이상 써 주세요.',
  'Use at most {most} characters.': '{most}자 이하로 써 주세요.',
  'Use fewer accents on one character.': '한 글자에 붙은 부호를 줄여 주세요.',
  'We’ve already sent you several emails. Try again later.':
    '이미 이메일을 여러 번 보냈어요. 나중에 다시 시도해 주세요.',
  'Whoever invited you can no longer invite people to this session.':
    '초대한 사람이 더 이상 이 파티에 초대할 수 없어요.',
  'You already have a seat.': '이미 자리가 있어요.',
  'You already have {most} open reports. Wait until some are decided.':
    '처리되지 않은 신고가 이미 {most}건 있어요. 일부가 처리될 때까지 기다려 주세요.',
  'You already host {most} sessions that aren’t over. Cancel one, or wait until one has ended.':
    '끝나지 않은 파티를 이미 {most}개 열었어요. 하나를 취소하거나 끝날 때까지 기다려 주세요.',
  'You can only add files to your own page.': '내 페이지에만 파일을 추가할 수 있어요.',
  'You can only apply for yourself.': '본인만 신청할 수 있어요.',
  'You can only change your own messages.': '내 메시지만 바꿀 수 있어요.',
  'You can only change your own page.': '내 페이지만 바꿀 수 있어요.',
  'You can only invite friends.': '친구만 초대할 수 있어요.',
  'You can only say who didn’t come for {most} hours after a session.':
    '누가 안 왔는지는 파티 후 {most}시간 동안만 표시할 수 있어요.',
  'You can only send your own invites.': '내 친구 요청만 보낼 수 있어요.',
  'You can thank people who were there for {days} days after a session.':
    '감사 인사는 파티 후 {days}일 동안 함께한 사람에게 보낼 수 있어요.',
  'You cancelled at {name}, so nothing was changed.':
    '{name}에서 취소해서 아무것도 바뀌지 않았어요.',
  'You can’t apply to your own session.': '내 파티에는 신청할 수 없어요.',
  'You can’t block yourself.': '자신을 차단할 수 없어요.',
  'You can’t do this to your own account. Ask another admin.':
    '내 계정에는 할 수 없어요. 다른 관리자에게 부탁해 주세요.',
  'You can’t invite yourself.': '자신을 초대할 수 없어요.',
  'You can’t merge a category into itself.': '카테고리를 자기 자신과 합칠 수 없어요.',
  'You can’t merge a game into itself.': '게임을 자기 자신과 합칠 수 없어요.',
  'You can’t report yourself or your own content.': '자신이나 자신의 콘텐츠는 신고할 수 없어요.',
  'You can’t thank yourself.': '자신에게 감사 인사를 보낼 수 없어요.',
  'You could only answer for {days} days.': '{days}일 동안만 답할 수 있었어요.',
  'You have too many open requests. Wait until some are answered.':
    '답을 기다리는 요청이 너무 많아요. 일부가 처리될 때까지 기다려 주세요.',
  'You have {most} files, the maximum. Delete one to add another.':
    '파일이 최대 개수인 {most}개예요. 추가하려면 하나를 삭제해 주세요.',
  'You have {most} saved searches, the maximum. Remove one first.':
    '저장한 검색이 최대 개수인 {most}개예요. 먼저 하나를 삭제해 주세요.',
  'You were marked as not there, so you can’t give thanks.':
    '불참으로 표시돼서 감사 인사를 보낼 수 없어요.',
  'You weren’t in this session lately.': '최근에 이 파티에 참가하지 않았어요.',
  'Your account is about to be deleted. Choose to keep it first.':
    '곧 삭제될 계정이에요. 먼저 계정을 유지하기로 선택해 주세요.',
  'Your email is already confirmed.': '이미 인증된 이메일이에요.',
  'You’re already friends, or one of you has invited the other.':
    '이미 친구이거나 친구 요청을 보낸 사이예요.',
  'You’re already in this session, or have already applied.': '이미 참가 중이거나 신청한 파티예요.',
  'The time to keep this account is over.': '이 계정을 유지할 수 있는 기간이 지났어요.',
  'You’re no longer on the waiting list.': '더 이상 대기 명단에 없어요.',
  'You’re sending messages very fast. Wait a moment.':
    '메시지를 너무 빨리 보내고 있어요. 잠시만 기다려 주세요.',
  'You’ve already answered this invitation.': '이미 답한 초대예요.',
  'You’ve already reported this. We’ll let you know the decision.':
    '이미 신고했어요. 결과가 나오면 알려 드릴게요.',
  'You’ve already requested this game.': '이미 추가를 요청한 게임이에요.',
  'You’ve already saved this search.': '이미 저장한 검색이에요.',
  'You’ve already thanked this person.': '이미 감사 인사를 보낸 사람이에요.',
  'You’ve been logged out. Log in again.': '로그아웃됐어요. 다시 로그인해 주세요.',
  'You’ve reached the maximum number of categories.': '카테고리가 최대 개수에 이르렀어요.',
  'please login!': '로그인해 주세요!',
  '{name} didn’t confirm that it’s you. Try again.':
    '{name}에서 본인 확인이 되지 않았어요. 다시 시도해 주세요.',
  '{name} doesn’t answer right now. Try again in a moment, or log in another way.':
    '지금 {name}에서 응답이 없어요. 잠시 후 다시 시도하거나 다른 방법으로 로그인해 주세요.',
  '{taken} seats are already taken. Choose at least {taken}.':
    '이미 {taken}자리가 찼어요. {taken} 이상으로 골라 주세요.',
  '{taken} seats are already taken or offered. Choose at least {taken}.':
    '이미 {taken}자리가 찼거나 제안됐어요. {taken} 이상으로 골라 주세요.',
  '1 seat without a role is taken or offered. Leave at least that many.':
    '역할 없는 1자리가 찼거나 제안됐어요. 그만큼은 남겨 주세요.',
  '{count} seats without a role are taken or offered. Leave at least that many.':
    '역할 없는 {count}자리가 찼거나 제안됐어요. 그만큼은 남겨 주세요.',
  '1 seat of “{role}” is taken or offered. Keep at least that many, or give those people another role first.':
    '‘{role}’ 1자리가 찼거나 제안됐어요. 그만큼은 두거나, 먼저 그 사람에게 다른 역할을 주세요.',
  '{count} seats of “{role}” are taken or offered. Keep at least that many, or give those people another role first.':
    '‘{role}’ {count}자리가 찼거나 제안됐어요. 그만큼은 두거나, 먼저 그 사람들에게 다른 역할을 주세요.',
  'The time to take this seat is over. This session has started.':
    '이 자리를 받을 수 있는 시간이 지났어요. 파티가 이미 시작했어요.',
  'The time to take this seat is over. You’re still on the waiting list.':
    '이 자리를 받을 수 있는 시간이 지났어요. 대기 명단에는 그대로 있어요.',
};

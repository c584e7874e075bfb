// run: scan --library --only atomicity
// expect: atomicity
// indexOf and remove(index) are two lock steps of the shared Vector; another thread's change moves the message, the wrong one goes
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.Vector;

public class InboxSweeper {
    public enum Kind { SPAM, EXPIRED, READ }

    public record Mail(String id, Kind kind) {}

    private final Map<Kind, Integer> swept = new EnumMap<>(Kind.class);

    public synchronized int sweep(Vector<Mail> inbox, Collection<Mail> doomed) {
        int n = 0;
        for (Mail mail : doomed) {
            if (drop(inbox, mail)) {
                swept.merge(mail.kind(), 1, Integer::sum);
                n++;
            }
        }
        return n;
    }

    private boolean drop(Vector<Mail> inbox, Mail mail) {
        int at = inbox.indexOf(mail);
        if (at < 0) {
            return false;
        }
        inbox.remove(at);
        return true;
    }

    public synchronized int swept(Kind kind) {
        return swept.getOrDefault(kind, 0);
    }

    public synchronized String label() {
        StringBuilder sb = new StringBuilder();
        swept.forEach((k, n) -> sb.append(switch (k) {
            case SPAM -> "s";
            case EXPIRED -> "e";
            case READ -> "r";
        }).append(n).append(' '));
        return sb.toString().trim();
    }
}
// corpus: unseen15

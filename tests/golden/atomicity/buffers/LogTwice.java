// run: scan --only atomicity --library
// expect: none
// The two witness sections append independent log lines which do not belong together.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class LogTwice {
    public static class AuditLog {
        private final List<String> lines = new ArrayList<>();

        public synchronized void append(String line) {
            lines.add(line);
        }

        public synchronized List<String> lines() {
            return new ArrayList<>(lines);
        }
    }

    private final AuditLog log;
    private final Map<String, String> roles = new HashMap<>();

    public LogTwice(AuditLog log) {
        this.log = log;
    }

    public synchronized void assign(String user, String role) {
        log.append("assigning a role to " + user);
        roles.put(user, role);
        log.append("assigned " + role + " to " + user);
    }

    public synchronized String roleOf(String user) {
        return roles.get(user);
    }
}
// corpus: unseen

// run: scan --only lock-order
// expect: lock-order
// append renders the message (toString takes the account's monitor) under the appender's monitor; withdraw logs under the account's monitor
import java.util.ArrayList;
import java.util.List;

public class LedgerAppender {
    interface Layout {
        String format(String level, Object message);
    }

    static final class PatternLayout implements Layout {
        private final String prefix;

        PatternLayout(String prefix) {
            this.prefix = prefix;
        }

        @Override
        public String format(String level, Object message) {
            return prefix + level + " - " + message;
        }
    }

    private final Layout layout;
    private final List<String> lines = new ArrayList<>();

    public LedgerAppender(Layout layout) {
        this.layout = layout;
    }

    public synchronized void append(String level, Object message) {
        String line = layout.format(level, message);
        if (lines.size() == 1000) {
            lines.remove(0);
        }
        lines.add(line);
    }

    public synchronized int count() {
        return lines.size();
    }

    public static void main(String[] args) throws InterruptedException {
        LedgerAppender log = new LedgerAppender(new PatternLayout("[ledger] "));
        TenantLedger ledger = new TenantLedger("acme", 100000, log);
        Thread audit = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                log.append("AUDIT", ledger);
            }
        });
        Thread billing = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                ledger.withdraw(3);
            }
        });
        audit.start();
        billing.start();
        audit.join();
        billing.join();
        System.out.println(log.count());
    }
}

class TenantLedger {
    private final String tenant;
    private final LedgerAppender log;
    private long cents;

    TenantLedger(String tenant, long cents, LedgerAppender log) {
        this.tenant = tenant;
        this.cents = cents;
        this.log = log;
    }

    synchronized void withdraw(long amount) {
        cents -= amount;
        if (cents < 50000) {
            log.append("WARN", "low balance of " + tenant);
        } else {
            log.append("DEBUG", "withdrew " + amount);
        }
    }

    @Override
    public synchronized String toString() {
        return tenant + ":" + cents;
    }
}
// corpus: unseen11

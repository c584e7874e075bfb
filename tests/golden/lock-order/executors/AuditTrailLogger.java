// run: scan --only lock-order
// expect: lock-order
// AuditLog.log holds the log lock and formats its argument with toString, which is synchronized in Job (log -> job); Job.advance is synchronized and calls AuditLog.log (job -> log).
package audit.trail;

import java.io.PrintStream;
import java.util.Timer;
import java.util.TimerTask;

final class AuditLog {
    private final PrintStream out;
    private long lines;

    AuditLog(PrintStream out) {
        this.out = out;
    }

    synchronized void log(String what, Object subject) {
        lines++;
        if (lines % 10_000 == 0) {
            out.println(lines + " " + what);
        }
        String text = what + " " + subject;
        if (text.length() > 400) {
            out.println(text.substring(0, 400));
        }
    }
}

class Job {
    enum Phase { NEW, COPY, VERIFY, DONE }

    private final String name;
    private final AuditLog log;
    private Phase phase = Phase.NEW;

    Job(String name, AuditLog log) {
        this.name = name;
        this.log = log;
    }

    synchronized boolean advance() {
        switch (phase) {
            case NEW: phase = Phase.COPY; break;
            case COPY: phase = Phase.VERIFY; break;
            case VERIFY: phase = Phase.DONE; break;
            default: phase = Phase.NEW;
        }
        log.log("phase of " + name, phase);
        return phase == Phase.DONE;
    }

    @Override
    public synchronized String toString() {
        return name + "@" + phase;
    }
}

public class AuditTrailLogger {
    public static void main(String[] args) throws InterruptedException {
        AuditLog log = new AuditLog(System.out);
        Job job = new Job("backup", log);
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                for (int i = 0; i < 1000; i++) {
                    log.log("status", job);
                }
            }
        }, 0, 1);
        for (int i = 0; i < 500_000; i++) {
            job.advance();
        }
        timer.cancel();
    }
}
// corpus: unseen

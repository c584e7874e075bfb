// run: scan --only atomicity
// expect: atomicity
// Should be: none
// Each job writes a begin line and an end line to the shared audit log; lines of other threads may stand between them, which is normal for a log with thread names. Two changes by one method, given the same value: raddle takes them for one step.
import java.util.ArrayList;
import java.util.List;

public class FP_AuditTwice {
    static class AuditLog {
        private final List<String> lines = new ArrayList<>();

        synchronized void write(String who, String what) {
            lines.add(who + ": " + what);
        }

        synchronized int size() {
            return lines.size();
        }
    }

    static class Job {
        private final AuditLog log;
        private int runs;

        Job(AuditLog log) {
            this.log = log;
        }

        synchronized void execute() {
            String me = Thread.currentThread().getName();
            log.write(me, "begin");
            runs++;
            log.write(me, "end");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AuditLog log = new AuditLog();
        Job j = new Job(log);
        Thread t1 = new Thread(j::execute, "t1");
        Thread t2 = new Thread(() -> log.write("t2", "heartbeat"), "t2");
        t1.start();
        t2.start();
        j.execute();
        t1.join();
        t2.join();
        System.out.println(log.size());
    }
}
// corpus: unseen

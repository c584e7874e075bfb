/** A journal that forces its records to disk when it was opened durable. */
public class JournalModes {
    private final boolean durable;
    private int appended;
    private int forced;

    JournalModes(boolean durable) {
        this.durable = durable;
    }

    boolean isDurable() {
        return durable;
    }

    void append(String record) {
        appended += record.length(); // @append parallel: append
        if (isDurable()) {
            forced++; // @force not parallel: force, parallel: append
        }
    }

    int size() {
        return appended;
    }

    public static void main(String[] args) throws InterruptedException {
        JournalModes audit = new JournalModes(true); // confined
        JournalModes trace = new JournalModes(false); // shared
        Thread[] writers = new Thread[3]; // confined
        for (int i = 0; i < writers.length; i++) {
            writers[i] = new Thread(() -> trace.append("event"));
            writers[i].start();
        }
        audit.append("started"); // @audit parallel: append
        for (Thread w : writers) {
            w.join();
        }
        audit.append("stopped"); // @stopped not parallel: append, not parallel: stopped
        System.out.println(audit.size() + audit.forced + trace.size());
    }
}

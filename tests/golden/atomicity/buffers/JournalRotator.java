// run: scan --only atomicity
// expect: atomicity
// Rotator.rotate holds the rotator's monitor, copies journal.entries() and then calls journal.clear(), both locking the Journal separately; entries appended directly by the writer between the two calls are lost.
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;

class Journal {
    private final List<String> entries = new ArrayList<String>();

    public synchronized void append(String s) { entries.add(s); }

    public synchronized List<String> entries() { return new ArrayList<String>(entries); }

    public synchronized void clear() { entries.clear(); }
}

class Archive {
    private int stored;

    void store(List<String> l) { stored += l.size(); }

    int stored() { return stored; }
}

class Rotator extends TimerTask {
    private final Journal journal;
    private final Archive archive = new Archive();

    Rotator(Journal journal) { this.journal = journal; }

    public synchronized void rotate() {
        List<String> all = journal.entries();
        archive.store(all);
        journal.clear();
    }

    public synchronized int archived() { return archive.stored(); }

    @Override
    public void run() { rotate(); }
}

public class JournalRotator {
    public static void main(String[] args) throws InterruptedException {
        final Journal journal = new Journal();
        Rotator rotator = new Rotator(journal);
        Timer timer = new Timer("rotator", true);
        timer.schedule(rotator, 1, 1);
        Thread writer = new Thread() {
            @Override
            public void run() {
                for (int i = 0; i < 1_000_000; i++) {
                    journal.append("event " + i);
                }
            }
        };
        writer.start();
        writer.join();
        timer.cancel();
        rotator.rotate();
        System.out.println("archived " + rotator.archived() + " of 1000000");
    }
}
// corpus: unseen

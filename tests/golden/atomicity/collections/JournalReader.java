// run: scan --only atomicity
// expect: none
// the journal only grows and its entries never change, so the first size() entries are the same whenever they are read
import java.util.ArrayList;
import java.util.List;

public class JournalReader {
    static final class Journal {
        private final List<String> entries = new ArrayList<>();

        synchronized void append(String e) {
            entries.add(e);
        }

        synchronized int size() {
            return entries.size();
        }

        synchronized String get(int i) {
            return entries.get(i);
        }
    }

    static final class Replica {
        private final Journal source;
        private final List<String> applied = new ArrayList<>();

        Replica(Journal source) {
            this.source = source;
        }

        synchronized int catchUp() {
            int end = source.size();
            for (int i = applied.size(); i < end; i++) {
                applied.add(source.get(i));
            }
            return end;
        }

        synchronized int applied() {
            return applied.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Journal journal = new Journal();
        Replica replica = new Replica(journal);
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                journal.append("entry " + i);
            }
        });
        Runnable follow = () -> {
            for (int i = 0; i < 500; i++) {
                replica.catchUp();
            }
        };
        Thread f1 = new Thread(follow);
        Thread f2 = new Thread(follow);
        writer.start();
        f1.start();
        f2.start();
        writer.join();
        f1.join();
        f2.join();
        replica.catchUp();
        System.out.println(replica.applied());
    }
}
// corpus: unseen14

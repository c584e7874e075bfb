// run: scan --only lock-order
// expect: none
// Both lock orders occur, but only in tasks of one single-thread executor; main takes just one of the locks at a time.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class OneExecutorThread {
    private final List<String> inbox = new ArrayList<>();
    private final List<String> archive = new ArrayList<>();

    void archiveAll() {
        synchronized (inbox) {
            synchronized (archive) {
                archive.addAll(inbox);
                inbox.clear();
            }
        }
    }

    void restoreAll() {
        synchronized (archive) {
            synchronized (inbox) {
                inbox.addAll(archive);
                archive.clear();
            }
        }
    }

    void receive(String m) {
        synchronized (inbox) {
            inbox.add(m);
        }
    }

    int archived() {
        synchronized (archive) {
            return archive.size();
        }
    }

    public static void main(String[] args) {
        OneExecutorThread box = new OneExecutorThread();
        ExecutorService mail = Executors.newSingleThreadExecutor();
        for (int i = 0; i < 50; i++) {
            box.receive("mail " + i);
            mail.execute(box::archiveAll);
            if (i % 10 == 0) {
                mail.execute(box::restoreAll);
            }
        }
        System.out.println(box.archived());
        mail.shutdown();
    }
}
// corpus: unseen

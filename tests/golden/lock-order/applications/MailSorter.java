// Both nesting orders occur, but both tasks are only executed on the same single-thread executor; main never takes the locks nested.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class MailSorter {

    private final List<String> inbox = new ArrayList<>();
    private final List<String> archive = new ArrayList<>();
    private final ExecutorService worker = Executors.newSingleThreadExecutor();

    void deliver(String mail) {
        synchronized (inbox) {
            inbox.add(mail);
        }
    }

    void archiveAll() {
        worker.execute(() -> {
            synchronized (inbox) {
                synchronized (archive) {
                    archive.addAll(inbox);
                    inbox.clear();
                }
            }
        });
    }

    void restore(String subject) {
        worker.execute(() -> {
            synchronized (archive) {
                if (archive.remove(subject)) {
                    synchronized (inbox) {
                        inbox.add(0, subject);
                    }
                }
            }
        });
    }

    void stop() throws InterruptedException {
        worker.shutdown();
        worker.awaitTermination(1, TimeUnit.MINUTES);
    }

    public static void main(String[] args) throws InterruptedException {
        MailSorter sorter = new MailSorter();
        Thread network = new Thread(() -> {
            for (int i = 0; i < 20; i++) {
                sorter.deliver("mail " + i);
            }
        });
        network.start();
        sorter.archiveAll();
        sorter.restore("mail 3");
        sorter.archiveAll();
        network.join();
        sorter.stop();
        synchronized (sorter.inbox) {
            System.out.println(sorter.inbox.size() + " mails left");
        }
    }
}

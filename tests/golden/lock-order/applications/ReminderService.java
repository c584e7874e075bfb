// Both orders are nested in TimerTasks, but both tasks belong to the same Timer and therefore run one after the other on its single thread; main takes only one lock at a time.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class ReminderService {

    private final List<String> calendar = new ArrayList<>();
    private final List<String> mailbox = new ArrayList<>();
    private final CountDownLatch finished = new CountDownLatch(2);

    private class Remind extends TimerTask {
        @Override
        public void run() {
            synchronized (calendar) {
                synchronized (mailbox) {
                    for (String date : calendar) {
                        mailbox.add("reminder: " + date);
                    }
                }
            }
            finished.countDown();
        }
    }

    private class ImportInvites extends TimerTask {
        @Override
        public void run() {
            synchronized (mailbox) {
                synchronized (calendar) {
                    calendar.add("invite #" + mailbox.size());
                    mailbox.clear();
                }
            }
            finished.countDown();
        }
    }

    void addDate(String date) {
        synchronized (calendar) {
            calendar.add(date);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReminderService service = new ReminderService();
        Timer timer = new Timer("reminders");
        timer.schedule(service.new Remind(), 5);
        timer.schedule(service.new ImportInvites(), 5);
        service.addDate("dentist");
        service.addDate("lecture");
        service.finished.await();
        timer.cancel();
        synchronized (service.calendar) {
            System.out.println(service.calendar);
        }
    }
}

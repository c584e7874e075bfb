// Every Sheet is touched by one thread at a time: ownership moves through blocking queues (happens-before), the sender never uses it again.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;

public class LetterPress {

    static class Sheet {
        private final int number;
        private int ink;
        private boolean folded;

        Sheet(int number) {
            this.number = number;
        }
    }

    private static final int SHEETS = 12;
    private final BlockingQueue<Sheet> inked = new SynchronousQueue<>();
    private final BlockingQueue<Sheet> done = new ArrayBlockingQueue<>(4);

    private void ink() {
        try {
            for (int i = 0; i < SHEETS; i++) {
                Sheet sheet = new Sheet(i);
                int before = sheet.ink;
                sheet.ink = before + 3 + i % 2;
                inked.put(sheet);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void fold() {
        try {
            for (int i = 0; i < SHEETS; i++) {
                Sheet sheet = inked.take();
                if (sheet.ink > 3) {
                    sheet.ink--;
                }
                sheet.folded = true;
                done.put(sheet);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LetterPress press = new LetterPress();
        Thread inker = new Thread(press::ink, "inker");
        Thread folder = new Thread(press::fold, "folder");
        inker.start();
        folder.start();
        for (int i = 0; i < SHEETS; i++) {
            Sheet sheet = press.done.take();
            System.out.println("sheet " + sheet.number + " ink " + sheet.ink + " " + sheet.folded);
        }
        inker.join();
        folder.join();
    }
}

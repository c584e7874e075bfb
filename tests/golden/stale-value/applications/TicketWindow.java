// Client-side locking on the Vector itself, which is the monitor its methods use; check and removal are one step.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.Vector;

public class TicketWindow {

    private final Vector<Integer> numbers = new Vector<>();

    void issue(int from, int to) {
        for (int n = from; n <= to; n++) {
            numbers.add(n);
        }
    }

    private Integer callNext() {
        synchronized (numbers) {
            int waiting = numbers.size();
            if (waiting == 0) {
                return null;
            }
            return numbers.remove(waiting - 1);
        }
    }

    private class Clerk implements Runnable {
        private int served;

        @Override
        public void run() {
            Integer number = callNext();
            while (number != null) {
                served++;
                number = callNext();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TicketWindow office = new TicketWindow();
        office.issue(1, 60);
        office.issue(61, 80);
        Clerk[] clerks = {office.new Clerk(), office.new Clerk(), office.new Clerk()};
        Thread[] threads = new Thread[clerks.length];
        for (int i = 0; i < clerks.length; i++) {
            threads[i] = new Thread(clerks[i], "window-" + i);
            threads[i].start();
        }
        int served = 0;
        for (int i = 0; i < clerks.length; i++) {
            threads[i].join();
            served += clerks[i].served;
        }
        System.out.println("served " + served);
    }
}

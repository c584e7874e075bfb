// run: scan --only atomicity
// expect: none
// The same with a lock inside of the only payroll.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class SingleContextLockOk {
    static final class Roster {
        private int hours;
        synchronized int hours() { return hours; }
        synchronized void set(int h) { hours = h; }
    }

    static final class Payroll {
        private final Roster roster;
        private final Lock lock = new ReentrantLock();

        Payroll(Roster roster) { this.roster = roster; }

        Lock lock() { return lock; }

        void pay() {
            lock.lock();
            int h = roster.hours();
            if (h >= 8)
                roster.set(h - 8); // <- here
            lock.unlock();
        }
    }

    static final class Planner implements Runnable {
        private final Payroll payroll;
        private final Roster roster;

        Planner(Payroll payroll, Roster roster) {
            this.payroll = payroll;
            this.roster = roster;
        }

        @Override
        public void run() {
            payroll.lock().lock();
            roster.set(40);
            payroll.lock().unlock();
        }
    }

    public static void main(String[] args) {
        Roster roster = new Roster();
        Payroll payroll = new Payroll(roster);
        new Thread(new Planner(payroll, roster)).start();
        new Thread(() -> payroll.pay()).start();
    }
}

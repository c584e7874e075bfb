// run: scan --only atomicity
// expect: none
// Who has the roster takes the only payroll first, under whatever name.
public class SingleContextOk {
    static final class Roster {
        private int hours;
        synchronized int hours() { return hours; }
        synchronized void set(int h) { hours = h; }
    }

    static final class Payroll {
        private final Roster roster;

        Payroll(Roster roster) { this.roster = roster; }

        void pay() {
            synchronized (this) {
            int h = roster.hours();
            if (h >= 8)
                roster.set(h - 8); // <- here
            }
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
            synchronized (payroll) {
            roster.set(40);
            }
        }
    }

    public static void main(String[] args) {
        Roster roster = new Roster();
        Payroll payroll = new Payroll(roster);
        new Thread(new Planner(payroll, roster)).start();
        new Thread(() -> payroll.pay()).start();
    }
}

// run: scan --only atomicity
// expect: atomicity line=here witness=this.roster
// Two payrolls share a roster: the planner of the one comes in between the steps of the other.
public class SingleContextTwoBad {
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
        for (int i = 0; i < 2; i++) {
            Payroll payroll = new Payroll(roster);
            new Thread(new Planner(payroll, roster)).start();
            new Thread(() -> payroll.pay()).start();
        }
    }
}

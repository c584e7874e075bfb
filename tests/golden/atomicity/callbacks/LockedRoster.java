// run: scan --only atomicity
// expect: none
// The roster is shared with the planner thread, but the planner also takes the payroll lock before it touches the roster, so nobody uses the roster without the outer lock.
import java.util.HashMap;
import java.util.Map;

public class LockedRoster {
    static final class Roster {
        private final Map<String, Integer> hours = new HashMap<>();

        synchronized int hours(String who) {
            return hours.getOrDefault(who, 0);
        }

        synchronized void put(String who, int h) {
            hours.put(who, h);
        }
    }

    static final class Payroll {
        private final Roster roster;
        private long paid;

        Payroll(Roster roster) {
            this.roster = roster;
        }

        synchronized void pay(String who) {
            int h = roster.hours(who);
            if (h >= 8) {
                paid += 8;
                roster.put(who, h - 8);
            }
        }

        synchronized long paid() {
            return paid;
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
            for (int i = 0; i < 1000; i++) {
                synchronized (payroll) {
                    roster.put("ann", roster.hours("ann") + 4);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Roster roster = new Roster();
        Payroll payroll = new Payroll(roster);
        Thread planner = new Thread(new Planner(payroll, roster), "planner");
        Thread payer = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                payroll.pay("ann");
            }
        }, "payer");
        planner.start();
        payer.start();
        planner.join();
        payer.join();
        System.out.println(payroll.paid() + roster.hours("ann"));
    }
}
// corpus: unseen

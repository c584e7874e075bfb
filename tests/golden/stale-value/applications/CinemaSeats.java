// IsFree and assign are separately synchronized; two agents can both see a free seat and assign it.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.plan
// corpus: unseen31
import java.util.HashMap;
import java.util.Map;

public class CinemaSeats {
    static class SeatPlan {
        private final Map<Integer, String> taken = new HashMap<>();
        private final int capacity;

        SeatPlan(int capacity) {
            this.capacity = capacity;
        }

        synchronized boolean isFree(int seat) {
            return seat < capacity && !taken.containsKey(seat);
        }

        synchronized void assign(int seat, String guest) {
            taken.put(seat, guest);
        }

        synchronized int occupied() {
            return taken.size();
        }
    }

    static class Agent extends Thread {
        private final SeatPlan plan;
        private int sold;

        Agent(String name, SeatPlan plan) {
            super(name);
            this.plan = plan;
        }

        @Override
        public void run() {
            for (int seat = 0; seat < 60; seat++) {
                if (sell(seat)) {
                    sold++;
                }
            }
        }

        private boolean sell(int seat) {
            if (plan.isFree(seat)) {
                plan.assign(seat, getName() + "-" + seat);
                return true;
            }
            return false;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SeatPlan plan = new SeatPlan(50);
        Agent web = new Agent("web", plan);
        Agent desk = new Agent("desk", plan);
        web.start();
        desk.start();
        web.join();
        desk.join();
        System.out.println(web.sold + desk.sold + " sold, " + plan.occupied() + " seats");
    }
}

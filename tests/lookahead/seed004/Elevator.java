/**
 * Elevators in a building, after the benchmark of seed 004: two lifts, a thread each, with four operations each, and a
 * thread for the people who call them. Error-free.
 */
public class Elevator {
    static final int FLOORS = 3, OPERATIONS = 4;

    static class Call {
        int from, to;
        boolean taken;
        int servedBy;

        void make(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    /** What the buttons of all floors say; lifts take calls from here. */
    static class Controls {
        private final Call[] calls = new Call[8];
        private int made, taken;

        synchronized void press(Call call) {
            calls[made++] = call;
        }

        synchronized Call claim(int lift, int floor) {
            Call best = null;
            for (int i = 0; i < made; i++)
                if (!calls[i].taken && (best == null || Math.abs(calls[i].from - floor) < Math.abs(best.from - floor)))
                    best = calls[i];
            if (best != null) {
                best.taken = true;
                best.servedBy = lift;
                taken++;
            }
            return best;
        }

        synchronized int taken() {
            return taken;
        }
    }

    static class Door {
        boolean open;
        int cycles;

        void cycle() {
            open = true;
            cycles++;
            open = false;
        }
    }

    static class Cabin {
        final Door door = new Door();
        int floor;
        int passengers;
        int direction;
        int moved;

        void move(int to) {
            direction = Integer.compare(to, floor);
            while (floor != to) {
                floor += direction;
                moved++;
            }
            direction = 0;
        }
    }

    static class Building {
        final Controls controls = new Controls();
        final Cabin[] cabins = { new Cabin(), new Cabin() };
    }

    static class Lift extends Thread {
        private Building building;
        private int number;
        int served;
        int idle;

        Lift(Building building, int number) {
            this.building = building;
            this.number = number;
        }

        @Override
        public void run() {
            Cabin cabin = building.cabins[number];
            for (int i = 0; i < OPERATIONS; i++) {
                Call call = building.controls.claim(number, cabin.floor);
                if (call == null) {
                    idle++;
                    continue;
                }
                cabin.move(call.from);
                cabin.door.cycle();
                cabin.passengers++;
                cabin.move(call.to);
                cabin.door.cycle();
                cabin.passengers--;
                served++;
            }
        }
    }

    static class People extends Thread {
        private Building building;
        private int[] plan;
        int pressed;

        People(Building building, int... plan) {
            this.building = building;
            this.plan = plan;
        }

        @Override
        public void run() {
            for (int i = 0; i + 1 < plan.length; i += 2) {
                Call call = new Call();
                call.make(plan[i], plan[i + 1]);
                building.controls.press(call);
                pressed++;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Building building = new Building();
        People people = new People(building, 0, 2, 2, 0, 1, 2);
        Lift[] lifts = { new Lift(building, 0), new Lift(building, 1) };
        people.start();
        for (Lift lift : lifts)
            lift.start();
        people.join();
        for (Lift lift : lifts)
            lift.join();
        assert people.pressed == 3;
        assert lifts[0].served + lifts[1].served == building.controls.taken();
        assert building.cabins[0].passengers == 0 && building.cabins[1].passengers == 0;
    }
}

// Every Valve synchronizes on itself, but all valves call the one shared unsynchronized Gauge.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=PressureValves$Gauge.level
// expect: data-race field=PressureValves$Gauge.trips
// expect: object-race class=PressureValves$Gauge
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PressureValves {
    static class Gauge {
        private final int limit;
        private int level;
        private int trips;

        Gauge(int limit) {
            this.limit = limit;
        }

        void add(int delta) {
            level += delta;
            if (level > limit) {
                level = 0;
                trips++;
            }
        }

        String read() {
            return level + " trips " + trips;
        }
    }

    static abstract class Part {
        private final Gauge gauge;

        Part(Gauge gauge) {
            this.gauge = gauge;
        }

        protected void report(int delta) {
            gauge.add(delta);
        }
    }

    static class Valve extends Part {
        private int turns;

        Valve(Gauge gauge) {
            super(gauge);
        }

        synchronized void turn(int by) {
            turns += Math.abs(by);
            report(by);
        }

        synchronized int turns() {
            return turns;
        }
    }

    public static void main(String[] args) throws Exception {
        Gauge gauge = new Gauge(500);
        List<Valve> valves = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            valves.add(new Valve(gauge));
        }
        ScheduledExecutorService plant = Executors.newScheduledThreadPool(2);
        List<Future<?>> shifts = new ArrayList<>();
        for (Valve v : valves) {
            shifts.add(plant.submit(() -> {
                for (int i = 0; i < 80; i++) {
                    v.turn(i % 7);
                }
            }));
        }
        for (Future<?> s : shifts) {
            s.get();
        }
        plant.shutdown();
        int turns = 0;
        for (Valve v : valves) {
            turns += v.turns();
        }
        System.out.println(turns + " " + gauge.read());
    }
}

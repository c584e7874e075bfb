// Vehicle.drive is synchronized, but the subclass Truck.load changes the inherited odometer without the monitor.
// run: scan --only data-race --min-severity medium
// expect: data-race field=FleetTracker$Vehicle.odometer
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FleetTracker {
    static abstract class Vehicle {
        protected final String plate;
        protected int odometer;

        Vehicle(String plate) {
            this.plate = plate;
        }

        synchronized void drive(int km) {
            odometer += km;
        }

        synchronized int odometer() {
            return odometer;
        }

        abstract void load(int pallets);
    }

    static class Van extends Vehicle {
        private int parcels;

        Van(String plate) {
            super(plate);
        }

        @Override
        synchronized void load(int pallets) {
            parcels += pallets * 30;
            odometer += 1;
        }
    }

    static class Truck extends Vehicle {
        private int pallets;

        Truck(String plate) {
            super(plate);
        }

        @Override
        void load(int n) {
            shunt(n);
            synchronized (this) {
                pallets += n;
            }
        }

        private void shunt(int n) {
            odometer += n > 5 ? 2 : 1;
        }
    }

    private final List<Vehicle> fleet = List.of(new Van("V-1"), new Truck("T-1"), new Van("V-2"));

    private void driveAll(int days) {
        for (int d = 0; d < days; d++) {
            for (Vehicle v : fleet) {
                v.drive(10 + d % 4);
            }
        }
    }

    private void loadAll(int days) {
        for (int d = 0; d < days; d++) {
            for (Vehicle v : fleet) {
                v.load(d % 9);
            }
        }
    }

    int distance() {
        return fleet.stream().mapToInt(Vehicle::odometer).sum();
    }

    public static void main(String[] args) throws Exception {
        FleetTracker f = new FleetTracker();
        ExecutorService ex = Executors.newFixedThreadPool(2);
        List<Future<?>> jobs = new ArrayList<>();
        jobs.add(ex.submit(() -> f.driveAll(60)));
        jobs.add(ex.submit(() -> f.loadAll(60)));
        for (Future<?> j : jobs) {
            j.get();
        }
        ex.shutdown();
        System.out.println(f.distance());
    }
}

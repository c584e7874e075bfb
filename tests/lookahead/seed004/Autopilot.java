/**
 * The on-board software of an unmanned aircraft, after the benchmark of seed 004: tasks that read sensors, estimate where
 * the aircraft is, navigate, stabilise and drive servos. Each task is a thread with state of its own in the one aircraft
 * object; they talk by mailboxes. Much smaller than the original. Error-free.
 */
public class Autopilot {
    static class Mailbox {
        private int value;
        private int version;

        synchronized void put(int value) {
            this.value = value;
            version++;
        }

        synchronized int get() {
            return value;
        }
    }

    static class Position {
        int east, north, altitude;

        void set(int east, int north, int altitude) {
            this.east = east;
            this.north = north;
            this.altitude = altitude;
        }
    }

    static class Settings {
        int period, gain, limit, home;

        void load(int period, int gain, int limit) {
            this.period = period;
            this.gain = gain;
            this.limit = limit;
        }
    }

    static class Gps {
        final Position fix = new Position();
        int messages, checksum;

        int receive(Settings settings, int tick) {
            fix.set(tick * settings.period, tick, 100);
            messages++;
            checksum = checksum * 31 + fix.east;
            return fix.east;
        }
    }

    static class Infrared {
        int roll, pitch, samples;

        int sample(Settings settings) {
            samples++;
            roll = samples % settings.limit;
            pitch = samples % 2;
            return roll;
        }
    }

    static class Estimator {
        final Position position = new Position();
        int speed, course, updates;

        void update(int east, Settings settings) {
            speed = (east - position.east) / settings.period;
            position.set(east, position.north, position.altitude);
            course = (course + speed) % 360;
            updates++;
        }
    }

    static class FlightPlan {
        int[] waypoints;
        int next, passed;

        void upload(int... waypoints) {
            this.waypoints = waypoints;
        }

        int advance(int east) {
            if (next < waypoints.length && east >= waypoints[next]) {
                next++;
                passed++;
            }
            return next < waypoints.length ? waypoints[next] : 0;
        }
    }

    static class Navigator {
        int desired, error, circles;

        int steer(int target, int east, Settings settings) {
            desired = target;
            error = target - east;
            if (error < 0)
                circles++;
            return Math.max(-settings.limit, Math.min(settings.limit, error * settings.gain));
        }
    }

    static class Pid {
        int integral, last, output;

        int step(int error, Settings settings) {
            integral += error;
            int derivative = error - last;
            last = error;
            output = (error * settings.gain + integral + derivative) % settings.limit;
            return output;
        }
    }

    static class Servos {
        int aileron, elevator, commands;

        void drive(int command) {
            aileron = command;
            elevator = -command;
            commands++;
        }
    }

    static class Radio {
        int mode, lost, frames;

        int poll(int tick) {
            frames++;
            mode = tick % 2;
            return mode;
        }
    }

    /** Everything that is on board. */
    static class Aircraft {
        final Settings settings = new Settings();
        final Gps gps = new Gps();
        final Infrared infrared = new Infrared();
        final Estimator estimator = new Estimator();
        final FlightPlan plan = new FlightPlan();
        final Navigator navigator = new Navigator();
        final Pid roll = new Pid();
        final Servos servos = new Servos();
        final Radio radio = new Radio();
        final Mailbox position = new Mailbox(), course = new Mailbox(), command = new Mailbox(), mode = new Mailbox();
    }

    abstract static class Task extends Thread {
        protected Aircraft aircraft;
        int runs;

        Task(Aircraft aircraft) {
            this.aircraft = aircraft;
        }

        abstract void execute(int tick);

        @Override
        public void run() {
            for (int tick = 1; tick <= TICKS; tick++) {
                execute(tick);
                runs++;
            }
        }
    }

    static class GpsTask extends Task {
        GpsTask(Aircraft aircraft) {
            super(aircraft);
        }

        void execute(int tick) {
            int east = aircraft.gps.receive(aircraft.settings, tick);
            aircraft.estimator.update(east, aircraft.settings);
            aircraft.position.put(aircraft.estimator.position.east);
        }
    }

    static class NavigationTask extends Task {
        NavigationTask(Aircraft aircraft) {
            super(aircraft);
        }

        void execute(int tick) {
            int east = aircraft.position.get();
            int target = aircraft.plan.advance(east);
            aircraft.course.put(aircraft.navigator.steer(target, east, aircraft.settings));
        }
    }

    static class StabilisationTask extends Task {
        StabilisationTask(Aircraft aircraft) {
            super(aircraft);
        }

        void execute(int tick) {
            int error = aircraft.infrared.sample(aircraft.settings);
            if (aircraft.mode.get() == 1)
                error += aircraft.course.get();
            aircraft.command.put(aircraft.roll.step(error, aircraft.settings));
        }
    }

    static class ServoTask extends Task {
        ServoTask(Aircraft aircraft) {
            super(aircraft);
        }

        void execute(int tick) {
            aircraft.servos.drive(aircraft.command.get());
        }
    }

    static class RadioTask extends Task {
        RadioTask(Aircraft aircraft) {
            super(aircraft);
        }

        void execute(int tick) {
            aircraft.mode.put(aircraft.radio.poll(tick));
        }
    }

    static int TICKS = 1;

    public static void main(String[] args) throws Exception {
        if (args.length > 0)
            TICKS = Integer.parseInt(args[0]);
        Aircraft aircraft = new Aircraft();
        aircraft.settings.load(5, 2, 9);
        aircraft.plan.upload(5, 10, 20);
        Task[] tasks = { new GpsTask(aircraft), new NavigationTask(aircraft), new StabilisationTask(aircraft),
            new ServoTask(aircraft), new RadioTask(aircraft) };
        for (Task task : tasks)
            task.start();
        for (Task task : tasks)
            task.join();
        for (Task task : tasks)
            assert task.runs == TICKS;
        assert aircraft.servos.commands == TICKS && aircraft.gps.messages == TICKS;
    }
}

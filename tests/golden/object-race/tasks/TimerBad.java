// A timer's task and main use one clock.
//
// run: scan --only object-race
// expect: object-race line=tick
import java.util.*;

public class TimerBad {
    static class Clock {
        private long ticks;

        void tick() {
            ticks++; // <- tick
        }

        long ticks() {
            return ticks;
        }
    }

    public static void main(String[] args) {
        Clock clock = new Clock();
        Timer timer = new Timer();
        timer.schedule(new TimerTask() {
            public void run() {
                clock.tick();
            }
        }, 0, 10);
        System.out.println(clock.ticks());
    }
}

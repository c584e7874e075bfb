// One timer, one thread: its tasks are ordered; two timers are not.
import java.util.*;
class Timers {
    static int a, b, c;
    static void one() { a++; } // @one not parallel: one, not parallel: two, parallel: other
    static void two() { b++; } // @two not parallel: one, parallel: main
    static void other() { c++; } // @other parallel: two
    public static void main(String[] args) {
        Timer timer = new Timer();
        Timer second = new Timer();
        timer.schedule(new TimerTask() { public void run() { one(); } }, 1, 1);
        timer.schedule(new TimerTask() { public void run() { two(); } }, 1, 1);
        second.schedule(new TimerTask() { public void run() { other(); } }, 1, 1);
        b = 0; // @main parallel: two, parallel: other
    }
}

// Volatile.
// run: scan --only data-race
// expect: none
import java.util.*;
class TimerTaskOk {
	static volatile int ticks;
	public static void main(String[] args) {
		new Timer().schedule(new TimerTask() {
			@Override public void run() { ticks++; }
		}, 0, 10);
		System.out.println(ticks);
	}
}

// The timer's thread writes, main reads.
// run: scan --only data-race
// expect: data-race field=TimerTaskBad.ticks
import java.util.*;
class TimerTaskBad {
	static int ticks;
	public static void main(String[] args) {
		new Timer().schedule(new TimerTask() {
			@Override public void run() { ticks++; }
		}, 0, 10);
		System.out.println(ticks);
	}
}

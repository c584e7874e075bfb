// A java.util.Timer task and main both write last.
// run: scan --only data-race
// expect: data-race field=TimerStatsBad.last
import java.util.*;
public class TimerStatsBad {
	private long last;
	public static void main(String[] args) {
		TimerStatsBad s = new TimerStatsBad();
		Timer timer = new Timer(true);
		timer.schedule(new TimerTask() {
			@Override public void run() { s.last = System.nanoTime(); }
		}, 0, 100);
		s.last = 0;
		System.out.println(s.last);
	}
}
// corpus: unseen25

// A local list that threads of a loop capture.
// run: scan --only data-race
// expect: data-race field=CapturedListBad.main.out
import java.util.*;
class CapturedListBad {
	public static void main(String[] args) {
		List<Integer> out = new ArrayList<>();
		for (int i = 0; i < 3; i++)
			new Thread(() -> out.add(1)).start();
	}
}

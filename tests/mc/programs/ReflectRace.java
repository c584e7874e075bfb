// check: data-race
// A field is written by reflection while main reads it.
import java.lang.reflect.Field;

public class ReflectRace {
	int n;

	public static void main(String[] args) throws Exception {
		ReflectRace o = new ReflectRace();
		Field f = ReflectRace.class.getDeclaredField("n");
		Thread t = new Thread(() -> {
			try {
				f.setInt(o, 1);
			} catch (IllegalAccessException e) {
			}
		});
		t.start();
		int seen = o.n;
		t.join();
	}
}

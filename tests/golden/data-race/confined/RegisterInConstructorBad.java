// The constructor hands this to a running publisher before its last field is set.
// run: scan --only data-race
// expect: data-race field=RegisterInConstructorBad.limit severity=high
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class RegisterInConstructorBad {
	static final List<RegisterInConstructorBad> ALL = new CopyOnWriteArrayList<>();
	private int limit;

	RegisterInConstructorBad(int limit) {
		ALL.add(this);
		this.limit = limit;
	}

	public static void main(String[] args) {
		Thread poller = new Thread(() -> {
			for (RegisterInConstructorBad each : ALL)
				System.out.println(each.limit);
		});
		poller.start();
		new RegisterInConstructorBad(5);
	}
}

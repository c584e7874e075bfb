// A factory registers the object when it is complete; the list is safe and publishes it.
// run: scan --only data-race
// expect: none
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class RegisterAfterConstructorOk {
	static final List<RegisterAfterConstructorOk> ALL = new CopyOnWriteArrayList<>();
	private int limit;

	private RegisterAfterConstructorOk(int limit) {
		this.limit = limit;
	}

	static RegisterAfterConstructorOk create(int limit) {
		RegisterAfterConstructorOk made = new RegisterAfterConstructorOk(limit);
		ALL.add(made);
		return made;
	}

	public static void main(String[] args) {
		Thread poller = new Thread(() -> {
			for (RegisterAfterConstructorOk each : ALL)
				System.out.println(each.limit);
		});
		poller.start();
		create(5);
	}
}

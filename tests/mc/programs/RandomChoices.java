// One of six numbers is wrong; a run that draws another one does not show it.
// check: assertion
// options: --random choices
import java.util.Random;

public class RandomChoices {
	static int thrown;

	public static void main(String[] args) throws Exception {
		Random random = new Random();
		Thread t = new Thread(() -> thrown = random.nextInt(6) + 1);
		t.start();
		t.join();
		assert thrown != 4;
	}
}

// One thread is enough for choices.
// check: assertion
import raddle.Choose;

public class ChooseOnly {
	public static void main(String[] args) {
		int a = Choose.anyInt(1, 9), b = Choose.anyInt(1, 9);
		assert a * b != 63;
	}
}

// check: incomplete
// Nobody sets the flag: no execution ends, which may be what the program is for, but is not "complete: no error".
public class SpinAlone {
	static volatile boolean go;

	public static void main(String[] args) {
		while (!go)
			Thread.onSpinWait();
	}
}

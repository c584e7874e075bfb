// Message passing: data then flag, both plain: both race.
// run: scan --only data-race
// expect: data-race field=MessagePassingBad.data severity=high
// expect: data-race field=MessagePassingBad.flag severity=high
public class MessagePassingBad {
	static int data;
	static boolean flag;

	public static void main(String[] args) {
		new Thread(() -> {
			data = 1;
			flag = true;
		}).start();
		if (flag)
			System.out.println(data);
	}
}

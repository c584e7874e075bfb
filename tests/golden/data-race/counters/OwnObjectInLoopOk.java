// Each turn makes a worker of its own; only its thread touches it until main has joined it.
// run: scan --only data-race
// expect: none
class OwnObjectInLoopOk extends Thread {
	private int n;
	@Override public void run() {
		for (int i = 0; i < 10; i++)
			n++;
	}
	public static void main(String[] a) throws Exception {
		OwnObjectInLoopOk[] all = new OwnObjectInLoopOk[4];
		for (int i = 0; i < 4; i++) {
			all[i] = new OwnObjectInLoopOk();
			all[i].start();
		}
		int sum = 0;
		for (int i = 0; i < 4; i++)
			all[i].join();
		for (int i = 0; i < 4; i++)
			sum += all[i].n;
		System.out.println(sum);
	}
}

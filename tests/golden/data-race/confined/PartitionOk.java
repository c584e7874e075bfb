// Each thread works on the part of the array that it was given.
// run: scan --only data-race
// expect: none
class PartitionOk extends Thread {
	final int[] data;
	final int from, to;
	PartitionOk(int[] data, int from, int to) {
		this.data = data;
		this.from = from;
		this.to = to;
	}
	@Override public void run() {
		for (int i = from; i < to; i++)
			data[i] *= 2;
	}
	public static void main(String[] args) throws Exception {
		int[] data = new int[100];
		PartitionOk a = new PartitionOk(data, 0, 50), b = new PartitionOk(data, 50, 100);
		a.start();
		b.start();
		a.join();
		b.join();
		System.out.println(data[7]);
	}
}
